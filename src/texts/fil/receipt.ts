import type { InAnyLanguage } from '../any-language.ts'
import type { receiptWords as english } from '../en/receipt.ts'
import { letterheadWords } from './letterhead.ts'

export const receiptWords: InAnyLanguage<typeof english> = {
  ...letterheadWords,
  title: 'Resibo',
  number: 'Numero',
  check: 'Check value',
  qrOf: (address) => `QR code ng ${address}`,
  amount: 'Halaga',
  received: 'Araw na natanggap',
  from: 'Natanggap mula kay',
  purpose: 'Para sa',
  method: 'Paano binayaran',
  methods: {
    cash: 'Cash',
    bank: 'Sa bangko',
    'mobile-wallet': 'Mobile wallet',
    other: 'Iba pa',
  },
  reference: 'Reference',
  by: 'Tinanggap ni',
  refund: {
    title: 'Resibo ng ibinalik na bayad',
    received: 'Araw na ibinalik',
    from: 'Ibinalik kay',
    by: 'Ibinalik ni',
    reason: 'Dahilan',
  },
  corrected:
    'Itinama ng agency ang talang pinagmulan ng resibong ito. Nasa listahan ng mga bayad ang tamang tala.',
  confirm: (address) =>
    `Kahit sino ay puwedeng mag-check sa ${address} kung galing sa amin ang resibong ito. Ipinapakita roon ang numero, halaga at petsa, pero walang pangalan.`,
}
