import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { NotAnAgeKey, newKeyFile, OtherKey, openIdentity, openRecipients } from './age.ts'

async function keyPair() {
  const file = await newKeyFile()
  return { file, recipient: /public key: (age1\S+)/.exec(file)?.[1] as string }
}

test('what is encrypted has the size that was announced, and each identity decrypts it', async () => {
  const [one, other] = [await keyPair(), await keyPair()]
  const recipients = await openRecipients(`${one.recipient}, ${other.recipient}`)
  for (const size of [0, 1, 65_535, 65_536, 65_537, 200_000]) {
    const plain = Buffer.alloc(size, 7)
    const sealed = await recipients.encrypt(plain)
    expect(sealed.byteLength).toBe(recipients.encryptedBytes(size))
    for (const { file } of [one, other])
      expect(Buffer.from(await (await openIdentity(file)).decrypt(sealed))).toEqual(plain)
  }
})

/** `age-keygen` and `echo -n 'of age' | age -r age1…`, version 1.1.1. */
const fromAge = {
  keyFile:
    '# created: 2026-11-27T21:16:00Z\n# public key: age1hytk…\nAGE-SECRET-KEY-1N6WN5H3YQXCMZEH9HVWDQZN2XWNL2XT8NFTMWJP6NXJ2UMWFTZEQ4HLE8C\n',
  sealed:
    'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBDdTFKYXEzRUtwT1lTNVFVcmt2VEtHRFZHSys1b2ZhT2ZnS01xZWRkSFRRCndKNnRTSGNSWEhlSVprWlNuTTlDWmtWdVY4VjYwNEdRNllINUgwM1BQa2sKLS0tIEZSeUNxTjdya3ZTZngzVk1GTnA5VkltTmZHb2JrenFFek81dy83dTcwUkEK6WdAphL77Qg9llvb2Hc7cGD5fBIEEDLpcA+Utm3y5L8gzpLtjqI=',
}

test('what age itself wrote is decrypted with the file of its key, in any pieces', async () => {
  const identity = await openIdentity(fromAge.keyFile.replaceAll('\n', '\r\n'))
  const pieces = [...Buffer.from(fromAge.sealed, 'base64')].map((byte) => Buffer.of(byte))
  const opened = await identity.decryptAll(Readable.from(pieces))
  expect((await buffer(opened)).toString()).toBe('of age')
})

test('another key, and bytes that were cut or changed, are told apart', async () => {
  const [mine, other] = [await keyPair(), await keyPair()]
  const sealed = await (await openRecipients(mine.recipient)).encrypt(Buffer.alloc(100_000))
  await expect((await openIdentity(other.file)).decrypt(sealed)).rejects.toBeInstanceOf(OtherKey)
  const identity = await openIdentity(mine.file)
  const changed = Buffer.from(sealed)
  changed.writeUInt8(changed.readUInt8(90_000) ^ 1, 90_000)
  for (const bytes of [sealed.subarray(0, 70_000), sealed.subarray(0, 50), changed]) {
    const failed = expect(identity.decrypt(bytes)).rejects
    await failed.toBeInstanceOf(Error)
    await failed.not.toBeInstanceOf(OtherKey)
  }
  const all = await identity.decryptAll(Readable.from([changed]))
  await expect(buffer(all)).rejects.toThrow()
})

test('what is no key is told', async () => {
  const { recipient } = await keyPair()
  for (const text of ['', 'age1', `${recipient}x`, 'ssh-ed25519 AAAA', `${recipient},`])
    await expect(openRecipients(text)).rejects.toBeInstanceOf(NotAnAgeKey)
  for (const text of ['', '# only a comment', recipient, 'AGE-SECRET-KEY-1ABC'])
    await expect(openIdentity(text)).rejects.toBeInstanceOf(NotAnAgeKey)
})
