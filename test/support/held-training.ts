// biome-ignore lint/suspicious/noExplicitAny: the API's answers are typed where it is defined
type Call = (method: string, path: string, body?: string) => Promise<any>

/** Makes, for an account, a class that is over, one that can be selected for a fee, and two payments. */
export async function holdTraining(call: Call, accountId: string): Promise<void> {
  const send = (path: string, body: object) => call('POST', path, JSON.stringify(body))
  const openClass = async (title: string, fee: number): Promise<string> => {
    const { id } = await send('/classes', {
      title,
      teacherName: 'Mita',
      place: 'Second floor, House 12, Road 5, Dhaka',
      timeZone: 'Asia/Dhaka',
      sessions: [{ startsAt: '2036-12-01T10:00', endsAt: '2036-12-01T12:00' }],
      seats: 12,
      fee,
      currency: 'BDT',
    })
    await send(`/classes/${id}/state`, { state: 'open' })
    return id
  }
  const past = await openClass('English for the journey', 0)
  await send(`/classes/${past}/members`, { accountId })
  for (const state of ['running', 'finished']) await send(`/classes/${past}/state`, { state })
  await openClass('Safe travel', 500_000)
  for (const [feeName, method] of [
    ['Medical examination', 'cash'],
    ['Training book', 'bank'],
  ])
    await send('/payments', {
      ...{ accountId, feeName, method, amount: 120_000, currency: 'BDT' },
      ...{ receivedOn: '2026-11-19', receivedBy: accountId },
    })
}
