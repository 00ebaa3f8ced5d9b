import { findRecord } from '#modules/records'

/** The opened record. */
export async function filePage() {
  const record = await findRecord('CR-1')
  return <p>{record?.name}</p>
}
