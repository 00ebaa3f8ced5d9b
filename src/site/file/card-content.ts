import { encodeQR } from 'qr'
import type { CardContent } from '#modules/documents'
import type { Journey } from '#modules/organisation/help.schema'
import { dayIn, longDate } from '#platform/clock/schema'
import { groupedNumber } from '../layout/help-rows.tsx'
import type { RequestContext } from '../route.ts'
import { englishWords } from '../words.ts'
import { type CardNumber, cardFacts, type Say, unbroken } from './card-facts.ts'
import type { FileAccess } from './file-access.tsx'

/** Returns what stands on the card of an open file, in the reader's words. */
export async function contentOf(
  context: RequestContext,
  way: FileAccess,
): Promise<{ content: CardContent; numbers: CardNumber[]; recordId: string; journey: Journey }> {
  const { ctx, words, organisation } = context
  const facts = await ctx.read(async (read) => {
    const { recordId } = await way.holder(read, context)
    return cardFacts(read, recordId, organisation)
  })
  const { record, issuer, passportEnds, work, flight, numbers, journey } = facts
  const line = (say: Say) => ({
    text: say(words),
    english: words.lang === 'en' ? null : say(englishWords()),
  })
  const row = (say: Say, value: string) => ({ label: line(say), value })
  const today = dayIn(organisation.timeZone, ctx.clock.now())
  const content: CardContent = {
    isRightToLeft: words.dir === 'rtl',
    first: line(({ layout }) => layout.isPrivate),
    issuer,
    name: record.name,
    facts: [
      row(({ card }) => card.passportEnds, `•••••${passportEnds}`),
      row(({ card }) => card.ourNumber, record.reference),
    ],
    journey: [
      ...(work === '' ? [] : [row(({ card }) => card.work, work)]),
      ...(flight === '' ? [] : [row(({ card }) => card.flight, flight)]),
    ],
    help: line(({ card }) => card.call),
    numbers: numbers.map(({ label, tel }) => row(label, groupedNumber(tel))),
    below: line(({ card }) => card.opens),
    not: line((said) => `${said.card.not} ${said.card.by(unbroken(longDate(today, said)))}`),
    qr: encodeQR(new URL('/check', ctx.config.url).href, 'raw', { ecc: 'medium', border: 4 }),
  }
  return { content, numbers, recordId: record.id, journey }
}
