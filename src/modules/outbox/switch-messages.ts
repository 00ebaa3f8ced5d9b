import { appendAudit } from '#modules/audit'
import type { ReadContext, WriteContext } from '#platform/context'
import { type MessageSwitches, type SwitchableKind, switchableKinds } from './schema.ts'
import { deleteOff, insertOff, selectOff } from './switches.store.ts'

/** Returns the kinds of messages that the candidate of a record has switched off, in the order of the table. */
export async function offKinds(
  { tx }: Pick<ReadContext, 'tx'>,
  recordId: string,
): Promise<SwitchableKind[]> {
  const off = await selectOff(tx, recordId)
  return switchableKinds.filter((kind) => off.includes(kind))
}

/**
 * Switches these kinds off and all others on, for the holder of an open file. This also applies to waiting messages,
 * because the sender checks it again. Writes `message.switched` where something changed.
 */
export async function switchMessages(
  ctx: WriteContext,
  { recordId }: { recordId: string },
  { off }: MessageSwitches,
): Promise<MessageSwitches> {
  const before = await offKinds(ctx, recordId)
  const switchedOff = switchableKinds.filter((kind) => off.includes(kind) && !before.includes(kind))
  const switchedOn = before.filter((kind) => !off.includes(kind))
  await insertOff(ctx.tx, { recordId, kinds: switchedOff, offAt: ctx.clock.now() })
  await deleteOff(ctx.tx, recordId, switchedOn)
  if (switchedOff.length + switchedOn.length > 0)
    await appendAudit(ctx, 'message.switched', `record:${recordId}`, {
      off: switchedOff,
      on: switchedOn,
    })
  return { off: await offKinds(ctx, recordId) }
}
