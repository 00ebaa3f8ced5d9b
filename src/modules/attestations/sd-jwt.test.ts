import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { minute } from '#platform/clock'
import { publicUrl } from '#test/credential-verifier'
import { checkSdJwtAsStranger, textsIn } from '#test/sd-jwt-verifier'
import { engines } from '#test/test-runtime'
import { attestationLimits } from './schema.ts'
import { attestationGround } from './test-ground.ts'

describe.each(engines)('attestations as SD-JWT VC on %s', async (engine) => {
  const { app, held, issueText: issue, check } = await attestationGround(engine)
  const named = { withName: true, withReference: true }

  test('one that was made is verified by us and by a library that did not make it', async () => {
    const record = await held()
    const made = await issue(record, named)
    const names = { candidateName: 'Rahima Khatun', recordReference: record.reference }
    expect(await check(made)).toMatchObject({
      ...{ verdict: 'ours', signature: 'holds', state: 'in-force' },
      says: { credentialSubject: names },
    })
    const elsewhere = await checkSdJwtAsStranger(app, made)
    expect(elsewhere).toMatchObject({
      ...{ verified: true, isInForce: true, type: { vct: `${publicUrl}/types/held-copy/v1` } },
      says: { iss: publicUrl, agency: { licence: 'RL-1234' }, ...names },
    })
    expect(elsewhere.says?.statement).toContain('is a private company, not a government')
    expect(elsewhere.says?.kind).toMatch(/^Copy held by Padma Overseas Ltd/)
  })

  test('the holder keeps back the name, the reference or both, and nothing else', async () => {
    const made = await issue(await held(), named)
    const [signed = '', name = '', reference = ''] = made.split('~')
    for (const [kept, shown] of [
      [`${signed}~${name}~`, ['candidateName']],
      [`${signed}~${reference}~`, ['recordReference']],
      [`${signed}~`, []],
      [`${signed}~${reference}~${name}~`, ['candidateName', 'recordReference']],
      [made.replaceAll('~', '~\r\n '), ['candidateName', 'recordReference']],
    ] as const) {
      const found = await check(kept)
      if (found.verdict !== 'ours') throw new Error(`${found.verdict}: ${kept}`)
      const { credentialSubject: copy } = found.says
      expect(
        Object.keys(copy)
          .filter((member) => /Name|Reference/.test(member))
          .toSorted(),
      ).toEqual(shown)
      expect(copy.statement).toContain('only the authority that issued the document can tell')
      if (/\s/.test(kept)) continue
      const elsewhere = await checkSdJwtAsStranger(app, kept)
      expect(Object.keys(elsewhere.says ?? {})).toEqual(expect.arrayContaining([...shown]))
      expect(textsIn(kept).join(' ').includes('Rahima')).toBe(
        shown.some((one) => one === 'candidateName'),
      )
    }
  })

  test('one that names nobody looks like one whose holder keeps everything back', async () => {
    const record = await held()
    const [nobody, both] = [await issue(record), await issue(record, named)]
    const digests = (text: string) => JSON.parse(textsIn(text)[1] ?? '')._sd as string[]
    for (const found of [digests(nobody), digests(both)]) {
      expect(found).toHaveLength(2)
      expect(found).toEqual(found.toSorted())
    }
    for (const secret of ['Rahima', record.passportNumber, record.reference, record.id])
      expect(textsIn(nobody).join(' ')).not.toContain(secret)
  })

  test('one altered in any member fails, here and elsewhere', async () => {
    const made = await issue(await held(), named)
    const [signed = '', ...disclosures] = made.split('~').slice(0, -1)
    const other = (await issue(await held(), { withName: true })).split('~')[1] ?? ''
    const [header = '', payload = '', signature = ''] = signed.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
    const encode = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url')
    const jws = [
      ...Object.entries(claims)
        .filter(([name]) => name !== 'iss')
        .flatMap(([name, value]) => [
          { ...claims, [name]: typeof value === 'number' ? value + 1 : { changed: value } },
          { ...claims, [name]: undefined },
        ])
        .concat({ ...claims, more: 'x' } as never)
        .map((altered) => `${header}.${encode(altered)}.${signature}`),
      ...[{ alg: 'none' }, { typ: 'JWT' }, { kid: 'x' }].map((changed) => {
        const read = JSON.parse(Buffer.from(header, 'base64url').toString()) as object
        return `${encode({ ...read, ...changed })}.${payload}.${signature}`
      }),
      `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      `${header}.${payload}.`,
    ]
    const disclosed = disclosures.map((text) => {
      const [salt, name] = JSON.parse(Buffer.from(text, 'base64url').toString()) as string[]
      return encode([salt, name, 'Karim Uddin'])
    })
    for (const altered of jws.map((text) => [text, ...disclosures, ''].join('~'))) {
      expect(await check(altered), altered).toEqual({ verdict: 'altered' })
      expect((await checkSdJwtAsStranger(app, altered)).verified, altered).toBe(false)
    }
    // The other library leaves out what was not signed and goes on, which RFC 9901 does not allow.
    for (const altered of [
      ...disclosed.map((text) => `${signed}~${text}~`),
      `${signed}~${other}~`,
      `${signed}~${disclosures[0]}~${disclosures[0]}~`,
      `${made}${signed}`,
    ]) {
      expect(await check(altered), altered).toEqual({ verdict: 'altered' })
      const { says } = await checkSdJwtAsStranger(app, altered)
      expect(JSON.stringify(says)).not.toContain('Karim Uddin')
    }
  })

  test('it is over once the record is hidden, and no other one is', async () => {
    const record = await held()
    const [made, other] = [await issue(record), await issue(await held())]
    app.clock.move(minute)
    await app.hide(record.id)
    expect(await check(made)).toMatchObject({ signature: 'holds', state: 'ended' })
    expect(await checkSdJwtAsStranger(app, made)).toMatchObject({
      verified: true,
      isInForce: false,
    })
    expect(await checkSdJwtAsStranger(app, other)).toMatchObject({
      verified: true,
      isInForce: true,
    })

    const { status, iss } = (await checkSdJwtAsStranger(app, made)).says ?? {}
    const { idx = -1, uri = '' } = status?.status_list ?? {}
    const answer = await app.request(uri.slice(publicUrl.length))
    expect(answer.headers.get('content-type')).toBe('application/statuslist+jwt')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
    const ofThen = await app.request(`${uri.slice(publicUrl.length)}?time=1686925000`)
    expect(ofThen.status).toBe(501)
    const [header = '', payload = ''] = textsIn(await answer.text())
    expect(JSON.parse(header)).toMatchObject({ alg: 'EdDSA', typ: 'statuslist+jwt' })
    const token = JSON.parse(payload)
    expect(token).toMatchObject({ sub: uri, ttl: 300, status_list: { bits: 1 } })
    expect(uri).toBe(`${iss}/status/1/token`)
    const bytes = inflateSync(Buffer.from(token.status_list.lst, 'base64url'))
    expect(bytes).toHaveLength(attestationLimits.attestationsPerList / 8)
    expect((bytes[Math.floor(idx / 8)] ?? 0) & (2 ** (idx % 8))).not.toBe(0)
  })

  test('another issuer is not judged, and what is none is told so', async () => {
    const made = await issue(await held())
    const from = (iss: unknown) => {
      const [header = '', payload = '', rest = ''] = made.split('.')
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
      const changed = Buffer.from(JSON.stringify({ ...claims, iss })).toString('base64url')
      return check([header, changed, rest].join('.'))
    }
    expect(await from('https://evil.example/x')).toEqual({
      verdict: 'foreign',
      host: 'evil.example',
    })
    expect(await from('http://padma.example')).toEqual({ verdict: 'unreadable' })
    expect(await from(7)).toEqual({ verdict: 'unreadable' })
    expect(await check(made.replaceAll('~', ''))).toEqual({ verdict: 'unreadable' })
    expect(await check('a.b.c~')).toEqual({ verdict: 'unreadable' })
  })
})
