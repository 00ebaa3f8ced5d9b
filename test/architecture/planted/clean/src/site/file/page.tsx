import { getRecord } from '#modules/records'

/** The opened record. */
export async function filePage() {
  const record = await getRecord('CR-1')
  return <p>{record?.name}</p>
}
