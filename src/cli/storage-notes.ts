import type { App } from '#gate'

/**
 * Returns what the doctor says about the storage that is no damage: an operator may want versions, but has to know that
 * a purge then removes nothing from the bucket by itself.
 */
export async function storageNotes({ runtime }: App): Promise<string[]> {
  const kept = await runtime.storage.keepsVersions()
  if (kept === false) return []
  return kept
    ? [
        'Storage: the bucket keeps versions, so what is purged or removed stays in it. Let a rule of the provider remove earlier versions after a few days.',
      ]
    : [
        'Storage: whether the bucket keeps versions could not be asked. If it does, what is purged stays in it; let a rule of the provider remove earlier versions after a few days.',
      ]
}
