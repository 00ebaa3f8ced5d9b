import { attestationRefusals, examineAttestations } from '#modules/attestations'
import type { ActionContext } from '#platform/context'

/**
 * Returns what the doctor finds about attestations and offers to wallets. Attestations that a restore ended
 * are reported while somebody may still have them, and an offer that is kept too long opens nothing:
 * neither is damage.
 */
export async function attestationFindings(
  ctx: ActionContext,
): Promise<{ findings: string[]; notes: string[] }> {
  const standing = await ctx.read(examineAttestations).catch((error: unknown) => {
    ctx.log.error({ error }, 'The attestations could not be examined')
    return null
  })
  if (standing === null)
    return { findings: ['Attestations: they could not be examined.'], notes: [] }
  const { unreadableKey: key, endedByRestore: ended, keptOffers: kept } = standing
  const findings = [
    ...(key === null
      ? []
      : [
          `Attestations: the private half of ${key} cannot be read with this secret. Run candor keys rotate.`,
        ]),
    ...(standing.keyTrouble === null
      ? []
      : [`Attestations: ${attestationRefusals[standing.keyTrouble].sentence}`]),
    ...standing.lost.map(
      (id) => `Attestations: ${id} was made, as the log says, but its row is gone.`,
    ),
    ...standing.misplaced.map(
      (id) => `Attestations: ${id} has a place or a document that Candor did not give it.`,
    ),
    ...standing.oddOffers.map((id) => `Attestations: offer ${id} is not as Candor wrote it.`),
  ]
  const notes = [
    ...(standing.agedSince === null
      ? []
      : [
          `Attestations: the key in CANDOR_ATTESTATION_KEY_FILE has been signing since ${standing.agedSince}, for more than a year. Put a new one into the file and start Candor again.`,
        ]),
    ...(ended
      ? [
          `Attestations: ${ended.count} ended with the restore at ${ended.at}, before their time. Candidates can take new ones.`,
        ]
      : []),
    ...(kept
      ? [
          `Attestations: ${kept.count} offers to wallets are over and still there, since ${kept.since}. A running server forgets them within the hour.`,
        ]
      : []),
  ]
  return { findings, notes }
}
