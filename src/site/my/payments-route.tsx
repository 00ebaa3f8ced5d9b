import { refuseUnless } from '#gate'
import { ownCases } from '#modules/cases'
import { getSelf } from '#modules/lookup'
import { fitText } from '#modules/speech'
import { listOwnLedger } from '#modules/training'
import { moneyIn } from '#modules/training/money.schema'
import type { LedgerEntry } from '#modules/training/payments.schema'
import { longDate } from '../layout/dates.ts'
import { Fact } from '../layout/facts.tsx'
import { Lead } from '../layout/fields.tsx'
import { reportUnconfirmed } from '../layout/receipts.tsx'
import { page, type RequestContext } from '../route.ts'
import { QrCode } from '../share/made-page.tsx'
import { show } from '../show.tsx'
import { Payments } from './payments-page.tsx'
import { OwnLinks, type PaperSize, purposeIn, Sheet } from './sheet.tsx'

const papers = ['A4', 'A6'] as const

/** Returns the requested paper size. */
function paperIn(asked: string | null): PaperSize {
  return papers.find((paper) => paper === asked) ?? 'A4'
}

const listPage = page('GET /my/payments', 'signed-in', (context) => showPayments(context))

/** The receipt of a payment, with links back and to the other paper size. */
const receiptPage = page('GET /my/payments/{id}/receipt', 'signed-in', async (context) => {
  const { ctx, words } = context
  const { payments, file } = words
  const { entries } = await ctx.read(listOwnLedger)
  const entry = entries.find(({ id }) => id === context.params.id)
  if (entry) await reportUnconfirmed(ctx, [entry])
  refuseUnless(!entry?.unconfirmedReceipt, 'receipt.unconfirmed')
  refuseUnless(entry?.receipt, 'ledger.not_found')
  const paper = paperIn(context.query.get('paper'))
  return show(context, {
    title: `${words.receipt.title} ${entry.receipt.number}`,
    main: (
      <>
        <OwnLinks words={words} here="/my/payments" />
        <div className="screen-only timeleft">
          <a className="quiet" href="/my/payments">
            {payments.back}
          </a>
          <p className="soft">{file.print}</p>
          <nav className="actions" aria-label={payments.paper}>
            {papers.map((each) => (
              <a
                key={each}
                className="button"
                href={`?paper=${each}`}
                aria-current={each === paper ? 'page' : undefined}
              >
                {each}
              </a>
            ))}
          </nav>
        </div>
        <Receipt {...{ context, entry, paper }} />
      </>
    ),
  })
})

interface ReceiptProps {
  context: RequestContext
  entry: LedgerEntry
  paper: PaperSize
}

function Receipt({ context, entry, paper }: ReceiptProps) {
  const { ctx, words, organisation } = context
  const { receipt: texts, lang } = words
  const { number = '', check = '' } = entry.receipt ?? {}
  const names = entry.kind !== 'refund' ? texts : texts.refund
  const method = entry.method && texts.methods[entry.method]
  // Where anybody can look up the receipt.
  const verify = new URL('/verify', ctx.config.url)
  const address = `${verify.href}?${new URLSearchParams({ receipt: number, check })}`
  return (
    <Sheet
      organisation={organisation}
      language={words.lang}
      letterhead={texts}
      title={
        <>
          {names.title} <span className="typed">{number}</span>
        </>
      }
      paper={paper}
      foot={texts.confirm(verify.host + verify.pathname)}
    >
      {entry.correctedBy !== null && <p className="corrected">{texts.corrected}</p>}
      <div className="columns">
        <dl className="facts">
          <Fact name={texts.amount}>{moneyIn(lang, Math.abs(entry.amount), entry.currency)}</Fact>
          <Fact name={names.received}>{entry.receivedOn && longDate(entry.receivedOn, words)}</Fact>
          <Fact name={names.from}>
            {ctx.actor.kind === 'account' && fitText('person', ctx.actor.name)}
          </Fact>
          <Fact name={texts.purpose}>{purposeIn(words, entry)}</Fact>
          <Fact name={texts.method}>{method}</Fact>
          <Fact name={texts.reference}>{entry.reference}</Fact>
          <Fact name={names.by}>{entry.receivedBy}</Fact>
          {entry.refunds !== null && <Fact name={texts.refund.reason}>{entry.reason}</Fact>}
          <Fact name={texts.check}>
            <span className="typed">{check}</span>
          </Fact>
        </dl>
        <QrCode text={address} label={texts.qrOf(address)} />
      </div>
    </Sheet>
  )
}

export const paymentPages = [listPage, receiptPage]

async function showPayments(context: RequestContext): Promise<Response> {
  const { ctx, words } = context
  const { lead } = words.payments
  const title = words.my.links['/my/payments']
  const { ledger, said } = await ctx.read(async (read) => ({
    ledger: await listOwnLedger(read),
    said: await ownCases(read, await getSelf(read)),
  }))
  await reportUnconfirmed(ctx, ledger.entries)
  return show(context, {
    title,
    main: (
      <>
        <OwnLinks words={words} here="/my/payments" />
        <Lead title={title} lead={lead} />
        <Payments {...{ words, ledger, said }} />
      </>
    ),
    here: '/my/payments',
  })
}
