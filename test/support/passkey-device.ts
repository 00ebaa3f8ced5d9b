import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** What a browser sends back (WebAuthn Level 3, §5.1): base64url texts in JSON. */
export interface DeviceAnswer extends Record<string, unknown> {
  id: string
  response: Record<string, unknown>
}

/** A device that keeps one passkey (ES256), in software, for tests without a browser. */
export interface PasskeyDevice {
  create(options: { challenge: string; user?: { id: string } }): DeviceAnswer
  get(options: { challenge: string }): DeviceAnswer
  /** The owner that it reports, in base64url, as stated when the passkey was made. */
  userHandle: string | null
  /** Whether it asks for a fingerprint, face or PIN. */
  verifiesUser: boolean
}

const userPresent = 0x01
const userVerified = 0x04
const attestedData = 0x40

export function passkeyDevice({ origin }: { origin: string }): PasskeyDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const rpIdHash = createHash('sha256').update(new URL(origin).hostname).digest()
  const flags = () => userPresent | (device.verifiesUser ? userVerified : 0)
  let count = 0
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const answer = (response: Record<string, unknown>): DeviceAnswer => {
    const text = id.toString('base64url')
    return { id: text, rawId: text, type: 'public-key', clientExtensionResults: {}, response }
  }
  const counter = () => {
    count += 1
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(count)
    return bytes
  }
  const device: PasskeyDevice = {
    userHandle: null,
    verifiesUser: true,
    create: ({ challenge, user }) => {
      device.userHandle = user?.id ?? null
      const length = Buffer.from([0, id.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)])
      const head = Buffer.from([flags() | attestedData])
      const authData = Buffer.concat([rpIdHash, head, counter(), attested])
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation(authData).toString('base64url'),
        transports: ['internal'],
      })
    },
    get: ({ challenge }) => {
      const data = clientData('webauthn.get', challenge)
      const authData = Buffer.concat([rpIdHash, Buffer.from([flags()]), counter()])
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()])
      return answer({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        ...(device.userHandle === null ? {} : { userHandle: device.userHandle }),
      })
    },
  }
  return device
}

/** Returns the CBOR of { 1: 2, 3: -7, -1: 1, -2: x, -3: y } (RFC 9053 §7.1.1). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01])
  const coordinate = (key: number, value: string) =>
    Buffer.concat([Buffer.from([key, 0x58, 32]), Buffer.from(value, 'base64url')])
  return Buffer.concat([head, coordinate(0x21, x), coordinate(0x22, y)])
}

/** Returns the CBOR of { fmt: "none", attStmt: {}, authData } (WebAuthn §8.7). */
function attestation(authData: Buffer): Buffer {
  const text = (value: string) => Buffer.from([0x60 + value.length, ...Buffer.from(value)])
  const length = Buffer.from([0x59, authData.length >> 8, authData.length & 0xff])
  return Buffer.concat([
    Buffer.from([0xa3]),
    ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
    ...[text('authData'), length, authData],
  ])
}
