import { createHash } from 'node:crypto'
import { selectRecord } from '#modules/records'
import type { ActionContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import { type Images, recipeVersion } from '#platform/images'
import { keptOrDrawn } from '#platform/storage'
import { drawDocument } from './copies.ts'
import type { StoredDocument } from './documents.store.ts'
import { derivativesOf } from './finding.ts'

/** What stands on a card, but the photo. */
export type CardContent = Omit<Parameters<Images['drawJourneyCard']>[0], 'photo'>

/** Part of what it is kept under; raise it when the look of the card changes. */
const cardRecipe = 2

interface Asked {
  recordId: string
  content: CardContent
  /** The photo that is shown now, and what is burnt into it (H8). */
  photo: { document: StoredDocument; watermark: string } | null
}

/**
 * Returns the card that a candidate carries on a journey, as PNG of at most 100 kB. It is kept under what stands on it: when
 * a fact, a number or the photo changes, another one is drawn.
 */
export function journeyCard(ctx: ActionContext, asked: Asked): Promise<Buffer> {
  const { recordId, content, photo } = asked
  const facts = [recipeVersion, cardRecipe, content, photo?.document.id, photo?.watermark]
  const digest = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32)
  return keptOrDrawn(ctx, `${derivativesOf(recordId)}card/${digest}`, {
    draw: async () =>
      ctx.images.drawJourneyCard({ ...content, photo: await portraitOf(ctx, photo) }),
    isStill: async () => (await ctx.read(({ tx }) => selectRecord(tx, recordId))) !== undefined,
    what: { recordId },
  })
}

/** A card without a photo still has the numbers. */
async function portraitOf(ctx: ActionContext, photo: Asked['photo']): Promise<Buffer | null> {
  if (!photo) return null
  const view = { page: 1, width: 240, format: 'jpeg', watermark: photo.watermark } as const
  return drawDocument(ctx, photo.document, view).catch((error: unknown) => {
    if (error instanceof Refusal && error.kind !== 'unavailable') return null
    throw error
  })
}
