import { refuseUnless } from '#gate'
import { kindsThat } from '#modules/cases/schema'
import type { CaseWay } from '../cases/way.ts'
import { seeOther } from '../show.tsx'
import { OwnLinks } from './own-links.tsx'

/** What a signed-in person may tell of the own account, without a file. */
export const byAccount: CaseWay = {
  permission: 'signed-in',
  file: '/my/payments',
  kinds: kindsThat(({ ofAccount }) => ofAccount),
  back: ({ payments }) => payments.back,
  open: ({ words }, run) =>
    run({
      opened: null,
      above: () => <OwnLinks words={words} here="/my/payments" />,
      below: () => null,
      headers: {},
    }),
  holder: async ({ actor }) => {
    refuseUnless(actor.kind === 'account', 'account.not_a_person')
    return { recordId: null, accountId: actor.id, kinds: null }
  },
  over: async () => seeOther('/my/payments'),
}
