import { checkAttestation } from '#modules/attestations'
import { verificationRates } from '#modules/verification/limits'
import { formWithFile } from '../form-with-file.ts'
import { page } from '../route.ts'
import { show } from '../show.tsx'
import { attestationOutcome, OfAttestation } from './attestation.tsx'

/** Ours have some two thousand characters. */
const mostBytes = 20_000

/** An attestation as its file or its text. It is compared, and kept nowhere. */
export const attestationCheckPage = page({
  method: 'POST',
  path: '/verify/attestation',
  permission: 'public',
  run: async (context) => {
    const { ctx, words, organisation, address } = context
    await ctx.limits.takeByAddress(verificationRates.verify, address)
    const { file, fields, busy } = await formWithFile(context, mostBytes)
    if (busy) throw busy
    const text = file?.toString('utf8') ?? fields.attestation ?? ''
    const verdict = await ctx.read((read) => checkAttestation(read, text, ctx.config.url))
    return show(context, {
      title: words.attestation.outcomes[attestationOutcome(verdict)],
      main: <OfAttestation words={words} organisation={organisation} verdict={verdict} />,
      hasSearch: false,
      isResult: true,
      here: '/verify',
    })
  },
})
