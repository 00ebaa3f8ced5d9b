import { refuseUnless } from '#gate'
import { fitText } from '#modules/speech'
import { listOwnLedger, openDispute } from '#modules/training'
import { newDisputeSchema } from '#modules/training/schema'
import { flashCookie } from '../cookies.ts'
import { fieldsIn } from '../form.ts'
import { ErrorSummary } from '../layout/fields.tsx'
import { reportUnconfirmed } from '../layout/unconfirmed-receipt.tsx'
import { freshForm, incompleteForm, parseForm, refusedForm } from '../problems.ts'
import { page, type RequestContext } from '../route.ts'
import { seeOther, show, showForm } from '../show.tsx'
import { OwnLinks } from './own-links.tsx'
import { Payments } from './payments-page.tsx'
import { paperIn, Receipt } from './receipt-page.tsx'

const listPage = page({
  method: 'GET',
  path: '/my/payments',
  permission: 'signed-in',
  run: (context) => showPayments(context),
})

const disputePage = page({
  method: 'POST',
  path: '/my/payments/{id}/dispute',
  permission: 'signed-in',
  run: async (context) => {
    const { ctx, words, isSecure } = context
    const entryId = context.params.id ?? ''
    const fields = await fieldsIn(context.request)
    /** Each entry has its own field, named by the entry's id. */
    const field = `text-${entryId}`
    const values = { [field]: fields.text ?? '' }
    const { data, problems } = parseForm(newDisputeSchema, fields, words)
    if (!data) {
      const found = problems.map(({ message }) => ({ path: field, message }))
      return showPayments(context, incompleteForm(values, found))
    }
    try {
      await ctx.write((write) => openDispute(write, { entryId, text: data.text }))
      return seeOther('/my/payments', [flashCookie('disputed', isSecure)])
    } catch (error) {
      return showPayments(context, refusedForm(error, words, { values }))
    }
  },
})

const receiptPage = page({
  method: 'GET',
  path: '/my/payments/{id}/receipt',
  permission: 'signed-in',
  run: async (context) => {
    const { ctx, words, organisation } = context
    const { entries } = await ctx.read(listOwnLedger)
    const entry = entries.find(({ id }) => id === context.params.id)
    if (entry) await reportUnconfirmed(ctx, [entry])
    refuseUnless(!entry?.unconfirmedReceipt, 'receipt.unconfirmed')
    refuseUnless(entry?.receipt, 'ledger.not_found')
    const paper = paperIn(context.query.get('paper'))
    const studentName = ctx.actor.kind === 'account' ? fitText('person', ctx.actor.name) : ''
    const siteUrl = ctx.config.url
    return show(context, {
      title: `${words.receipt.title} ${entry.receipt.number}`,
      main: <Receipt {...{ words, entry, studentName, organisation, siteUrl, paper }} />,
    })
  },
})

export const paymentPages = [listPage, disputePage, receiptPage]

async function showPayments(context: RequestContext, shown = freshForm()): Promise<Response> {
  const { ctx, words } = context
  const { title, lead } = words.payments
  const ledger = await ctx.read(listOwnLedger)
  await reportUnconfirmed(ctx, ledger.entries)
  const { form } = shown
  return showForm(context, shown, {
    title,
    main: (
      <>
        <OwnLinks words={words} here="/my/payments" />
        <section className="lead">
          <h1>{title}</h1>
          <p>{lead}</p>
        </section>
        <ErrorSummary form={form} words={words} />
        <Payments words={words} ledger={ledger} form={form} />
      </>
    ),
    here: '/my/payments',
  })
}
