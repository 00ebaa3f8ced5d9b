import { paidMoney } from '#modules/contracts'
import type { PaidMoney, ShownCap } from '#modules/contracts/fees.schema'
import { itemLabel, itemNames, paymentItems } from '#modules/training/items.schema'
import { moneyIn } from '#modules/training/money.schema'
import { inLanguage } from '#platform/languages.schema'
import { type FileAccess, type OnFile, openedPage, showOpened } from '../file/file-access.tsx'
import { helpAddress, journeyOf } from '../file/page-parts.tsx'
import { longDate } from '../layout/dates.ts'
import { Fact } from '../layout/facts.tsx'
import { Lead, Way } from '../layout/fields.tsx'
import { reportUnconfirmed } from '../layout/receipts.tsx'
import { Said } from '../layout/said.tsx'
import type { AnyPage } from '../route.ts'
import type { Words } from '../words.ts'
import { Entries } from './entries.tsx'

/** Returns the page on which a candidate sees what was paid, for either way of opening the file. */
export function moneyPagesOf(way: FileAccess): AnyPage[] {
  return [openedPage(way, `${way.file}/money`, showMoney)]
}

/** "What you paid": the sums, what the law allows, each payment, and what the candidate says of it. */
async function showMoney(on: OnFile): Promise<Response> {
  const { way, context, file } = on
  const { ctx, words } = context
  const { title, lead } = words.money
  const { caps, entries, totals, broughtBy } = await ctx.read(async (read) =>
    paidMoney(read, (await way.holder(read, context)).recordId),
  )
  for (const entry of entries) await reportUnconfirmed(ctx, [entry, ...entry.refunds])
  const main = (
    <>
      <Lead title={title} lead={lead} />
      <Totals words={words} totals={totals} />
      <p className="screen-only">
        <a className="button" href={`${way.file}/tell/money`} rel="nofollow">
          {words.caseKinds.money.title}
        </a>
      </p>
      <p className="screen-only">
        <a href={`${way.file}/told`}>{words.cases.told}</a>
      </p>
      <Caps
        {...{ words, caps }}
        saidAbove={totals.map((total) => paidBackOf(words, total))}
        help={helpAddress(journeyOf(file.opened.record))}
      />
      <Entries {...{ words, entries }} at={`${way.file}/tell/payment`} />
      <SubAgent words={words} broughtBy={broughtBy} />
    </>
  )
  return showOpened(on, { title, main, around: 'read' })
}

/** A sub-agent's fee is part of the cost of recruitment, whoever received it. */
function SubAgent({
  words: { money },
  broughtBy,
}: Pick<PaidMoney, 'broughtBy'> & { words: Words }) {
  if (broughtBy === null) return null
  return (
    <section className="plain" aria-labelledby="sub-agent">
      <h2 id="sub-agent">{money.subAgent}</h2>
      <p>{money.broughtBy(broughtBy.name)}</p>
      <p>
        {broughtBy.number === null ? money.noRegistration : money.registration(broughtBy.number)}
      </p>
      <p>{money.paidSubAgent}</p>
    </section>
  )
}

type Total = PaidMoney['totals'][number]

/** Returns what was refunded of a sum; null where nothing was. */
function paidBackOf({ money, lang }: Words, { currency, total, refunded, remaining }: Total) {
  if (refunded === 0) return null
  const [gross = '', back = '', rest = ''] = [total, refunded, remaining].map((amount) =>
    moneyIn(lang, amount, currency),
  )
  return money.backOf(gross, back, rest)
}

/** One sum for each currency; currencies are never added up. */
function Totals({ words, totals }: { words: Words } & Pick<PaidMoney, 'totals'>) {
  const { money, lang } = words
  if (totals.length === 0) return <p className="plain">{money.nothing}</p>
  return totals.map((one) => {
    const { currency, receipted, own, total, recruitment } = one
    const sum = (amount: number) => moneyIn(lang, amount, currency)
    const paidBack = paidBackOf(words, one)
    return (
      <section className="card" key={currency} aria-labelledby={`total-${currency}`}>
        <h2 id={`total-${currency}`}>{money.total(sum(total))}</h2>
        {own > 0 && <p>{money.parts(sum(receipted), sum(own))}</p>}
        {recruitment > 0 && <p>{money.recruitment(sum(recruitment))}</p>}
        {paidBack !== null && <p>{paidBack}</p>}
      </section>
    )
  })
}

interface CapsProps {
  words: Words
  caps: readonly ShownCap[]
  /** Refunds that the sums above already state: they are not repeated. */
  saidAbove: readonly (string | null)[]
  /** The page of help outside for the candidate's own countries. */
  help: string
}

/** What the law of the country of origin allows, beside what was paid; no link leads out of here (H5). */
function Caps({ words, caps, saidAbove, help }: CapsProps) {
  const { money } = words
  const isAbove = caps.some(({ verdict }) => verdict === 'above')
  return (
    <section className="plain" aria-labelledby="law">
      <h2 id="law">{money.law}</h2>
      {caps.length === 0 && <p>{money.noLaw}</p>}
      {caps.map((cap) => (
        <Rule key={`${cap.law} ${cap.covers.join(' ')}`} {...{ words, cap, saidAbove }} />
      ))}
      <p className="soft">{money.noAdvice}</p>
      {isAbove && <p>{money.aboveHelp}</p>}
      <Way within="screen-only" href={help} text={money.help} />
    </section>
  )
}

interface RuleProps extends Pick<CapsProps, 'words' | 'saidAbove'> {
  cap: ShownCap
}

function Rule({ words, cap, saidAbove }: RuleProps) {
  const { money, lang } = words
  const { note, confirmedBy } = cap
  const sentence = sentenceOf(words, cap)
  return (
    <div className="card" data-above={cap.verdict === 'above' ? '' : undefined}>
      <p>{cap.verdict === 'above' ? <strong>{sentence}</strong> : sentence}</p>
      <PaidBack {...{ words, cap, saidAbove }} />
      {note && <p>{inLanguage(note, lang)}</p>}
      <dl className="facts">
        <Fact name={words.receipt.purpose}>{coveredBy(words, cap)}</Fact>
        <Fact name={money.by}>
          <Said words={words} text={lawOf(cap)} />
        </Fact>
        <Fact name={money.authority}>
          <Said words={words} text={cap.authority} />
        </Fact>
        <Fact name={money.source}>
          <Said words={words} text={cap.source} />
        </Fact>
      </dl>
      <p className="soft">
        {money.reviewed(longDate(cap.reviewedOn, words))}{' '}
        {confirmedBy
          ? money.confirmed(confirmedBy.name, longDate(confirmedBy.on, words))
          : money.unconfirmed}
      </p>
    </div>
  )
}

/** What was paid before refunds, where the sum above does not say it already. */
function PaidBack({ words, cap, saidAbove }: RuleProps) {
  const { gross, refunded } = cap
  if (refunded.length === 0) return null
  const sums = [gross, refunded, remainderOf(cap)].map((each) => sumsIn(words, each))
  const [before = '', back = '', rest = ''] = sums
  const sentence = words.money.backOf(before, back, rest)
  return saidAbove.includes(sentence) ? null : <p>{sentence}</p>
}

/** Returns the law with its date, where its name does not contain it. */
function lawOf({ law, dated }: ShownCap): string {
  return dated === null || law.includes(dated) ? law : `${law}, ${dated}`
}

function coveredBy({ money, lang }: Words, { covers }: ShownCap): string {
  const costs = itemNames.filter((name) => paymentItems[name].isRecruitmentCost)
  if (costs.every((name) => covers.includes(name))) return money.allCosts
  return covers.map((name) => itemLabel(name, lang)).join('; ')
}

/** Writes sums of several currencies in one line. */
function sumsIn({ lang }: Words, sums: ShownCap['paid']): string {
  return sums.map(({ amount, currency }) => moneyIn(lang, amount, currency)).join(' + ')
}

/** Says what was paid for it; without an entry only that there is none, since other money may have changed hands. */
function paidOrNot(words: Words, cap: ShownCap): string {
  const { money } = words
  return cap.gross.length > 0 ? money.youPaid(remainingIn(words, cap)) : money.notPaid
}

/** Returns what remains of the sums that were paid: zero where all of it was paid back. */
function remainderOf({ paid, gross }: ShownCap): ShownCap['paid'] {
  return paid.length > 0 ? paid : gross.map((sum) => ({ ...sum, amount: 0 }))
}

/** Writes what remains paid: it is compared with the rule, and mentions any refund. */
function remainingIn(words: Words, cap: ShownCap): string {
  const sums = sumsIn(words, remainderOf(cap))
  return cap.refunded.length > 0 ? words.money.net(sums) : sums
}

/** Returns how what was paid compares with the rule; nothing is said where they cannot be compared. */
function sentenceOf(words: Words, cap: ShownCap): string {
  const { money, lang } = words
  const paid = remainingIn(words, cap)
  const months = cap.months === null ? '' : money.months(cap.months)
  if (cap.rule === 'nothing')
    return cap.verdict === 'above' ? money.aboveNothing(paid) : money.withinNothing
  if (cap.rule === 'unknown') return `${paidOrNot(words, cap)} ${money.unknown.unknown}`
  if (cap.allowed === null) return money.unknown.wages(months)
  const sum = moneyIn(lang, cap.allowed.amount, cap.allowed.currency)
  const allowed = months === '' ? sum : `${months} (${sum})`
  if (cap.verdict === 'unknown') return money.unknown.amount(paid, allowed)
  if (cap.verdict === 'above') return money.above(paid, allowed)
  return `${paidOrNot(words, cap)} ${money.within(allowed)}`
}
