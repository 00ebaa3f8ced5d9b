import { afterAll, describe, expect, test } from 'vitest'
import { type Product, startProduct } from '#test/product'

describe('filling an installation', async () => {
  const product = await startProduct()

  afterAll(() => product?.remove())

  test('sets it up, and its codes and its sign-in work', async () => {
    const { code, stdout } = await product.command(['demo', '--records', '10'])
    expect(code).toBe(0)
    const tries = [...stdout.matchAll(/^ {2}(ZZ\d+) {2}(\w{5}-\w{5}) /gm)]
    expect(tries).toHaveLength(3)
    const handedOver: (string | null)[] = []
    for (const [, passportNumber, accessCode] of tries) {
      const answer = await post('lookups', { passportNumber, accessCode })
      expect(answer.status).toBe(200)
      const opened = (await answer.json()) as { documents: unknown[]; viewing: { token: string } }
      expect(opened.documents.length).toBeGreaterThan(1)
      const headers = { authorization: `Bearer ${opened.viewing.token}` }
      const own = await fetch(`${product.url}/api/v1/access-code`, { headers })
      handedOver.push(((await own.json()) as { handedOverAt: string | null }).handedOverAt)
    }
    expect(handedOver).toEqual(Array(3).fill(expect.any(String)))
    expect(stdout).toMatch(/^ {2}moderator {2}mita@/m)
    expect(await noticesOf(product)).toMatchObject(Array(3).fill({ images: [{}, {}] }))
    const password = stdout.match(/with the password (\S+)/)?.[1]
    const [email] = stdout.match(/\S+@padma\.example/) ?? []
    const signedIn = await post('session', { email, password })
    expect(signedIn.status).toBe(204)
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const counts = await fetch(`${product.url}/api/v1/counts`, { headers: { cookie } })
    // What an agency should look at first stands in it: another contract, a fee, money without a receipt, a passport.
    expect(await counts.json()).toMatchObject({
      ...{ feesAboveCap: 1, overdueOriginals: 1 },
    })
    // A stranger compared a document, and kept the receipt.
    const [, receipt = ''] = stdout.match(/verify\/(RC-\S+) for the receipt of a check\.$/m) ?? []
    const kept = await (await fetch(`${product.url}/verify/${receipt}`)).text()
    expect(kept).toContain(receipt)
    expect(kept).toContain('Padma Overseas Ltd (demonstration)')
    const answerOf = async (path: string) =>
      (await fetch(`${product.url}/api/v1/${path}`, { headers: { cookie } })).json()
    // A code whose slip nobody printed, and a document that has been kept for too long since the departure.
    // One candidate's word waits for an answer, another one's has it.
    const { cases } = await answerOf('cases?kind=mistake')
    expect(cases).toMatchObject([
      { state: 'open' },
      { result: 'declined', name: expect.any(String) },
    ])
    expect(await answerOf('classes')).toMatchObject({ classes: [{ state: 'open' }] })
    expect(await answerOf('unprinted-codes')).toMatchObject({ total: 1 })
    await expectPeopleBehindRecords(answerOf)
    await product.restart()
    await expect
      .poll(async () => (await answerOf('due-removals')).due, { timeout: 60_000 })
      .toMatchObject([{ what: 'fingerprint', because: 'departure', held: [] }])
    expect(await product.command(['doctor'])).toMatchObject({ code: 0 })
  })

  test('is refused where there are records, unless more are wanted', async () => {
    const again = await product.command(['demo'])
    expect(again).toMatchObject({ code: 1, stdout: '' })
    expect(again.stderr).toMatch(/^There are records already\..*--more.*\n$/)
    const more = await product.command(['demo', '--more', '--records', '2'])
    expect(more).toMatchObject({ code: 0, stderr: '' })
    expect(more.stdout).not.toContain('password')
    expect(await noticesOf(product)).toHaveLength(3)
  })

  type AnswerOf = (path: string) => ReturnType<Response['json']>

  /** Dates, stages, notes, messages, and who works on what: some of each, as the overview tells. */
  async function expectPeopleBehindRecords(answerOf: AnswerOf): Promise<void> {
    const some = expect.toSatisfy((number: number) => number > 0)
    const { counts: told } = await answerOf('overview')
    const { month } = await answerOf('today')
    expect(told).toMatchObject({ endingPapers: some, assigned: some, waiting: some })
    expect(month).toMatchObject({ added: some, approved: some })
    const { papers: documents } = await answerOf('ending-papers?within=30')
    expect(documents).toHaveLength(told.endingPapers)
    const { records } = await answerOf('records?pageSize=100')
    const have = { staged: 0, noted: 0, told: 0 }
    for (const { id } of records) {
      have.staged += Number((await answerOf(`records/${id}/stages`)).steps.length > 0)
      have.noted += Number((await answerOf(`records/${id}/notes`)).notes.length > 0)
      have.told += Number((await answerOf(`records/${id}/messages`)).messages.length > 0)
    }
    expect(have).toEqual({ staged: some, noted: some, told: some })
    const { stages } = await answerOf('stages')
    const inStages = stages.map((stage: { records: number }) => stage.records)
    expect(inStages.reduce((sum: number, one: number) => sum + one)).toBe(have.staged)
  }

  async function noticesOf({ url }: Product): Promise<unknown[]> {
    const { notices } = await (await fetch(`${url}/api/v1/notices`)).json()
    for (const { images } of notices)
      for (const { imageUrl } of images)
        expect((await fetch(`${url}${imageUrl}?width=480`)).status).toBe(200)
    return notices
  }

  function post(path: string, body: object): Promise<Response> {
    return fetch(`${product.url}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }
})
