import { switchDailySummary } from '#modules/messages'
import type { DailySummary } from '#modules/messages/schema'
import { flashCookie } from '../cookies.ts'
import { fieldsIn } from '../form.ts'
import { page } from '../route.ts'
import { seeOther } from '../show.tsx'
import type { Words } from '../words.ts'

/** Switches the daily mail of staff; a student has no notifications, so this part is not shown. */
export const dailySummaryPage = page({
  method: 'POST',
  path: '/account/daily-email',
  permission: 'records:own',
  run: async ({ ctx, request, isSecure }) => {
    const { wanted } = await fieldsIn(request)
    await ctx.write((write) => switchDailySummary(write, { isWanted: wanted === 'on' }))
    return seeOther('/account', [flashCookie('saved', isSecure)])
  },
})

interface DailySummaryPartProps {
  words: Words
  summary: DailySummary
  /** Whether the installation sends mail at all. */
  hasMail: boolean
}

/** The part of the account page about the daily mail. A person who has it on can always stop it. */
export function DailySummaryPart({ words, summary: { isWanted }, hasMail }: DailySummaryPartProps) {
  const { summary } = words.account
  return (
    <section className="account-part" aria-labelledby="daily-email">
      <h2 id="daily-email">{summary.title}</h2>
      <p>{summary.lead}</p>
      <p>{isWanted ? summary.on : summary.off}</p>
      {hasMail || isWanted ? (
        <form method="post" action="/account/daily-email">
          <input type="hidden" name="wanted" value={isWanted ? 'off' : 'on'} />
          <button type="submit">{isWanted ? summary.switchOff : summary.switchOn}</button>
        </form>
      ) : (
        <p className="soft">{summary.noMail}</p>
      )}
    </section>
  )
}
