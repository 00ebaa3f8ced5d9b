import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { createServer, type TLSSocket } from 'node:tls'
import { loopbackCertificate } from './loopback-certificate.ts'
import { type Product, startProduct } from './product.ts'

/** Starts a product on https, as behind a proxy that terminates TLS; its address says so. */
export async function startHttpsProduct(env: Record<string, string> = {}): Promise<Product> {
  const certificate = loopbackCertificate()
  const sockets = new Set<TLSSocket>()
  let target = 0
  const front = createServer(certificate.options, (near) => {
    const far = connect(target, 'localhost')
    sockets.add(near)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  }).listen(0, 'localhost')
  await once(front, 'listening')
  const url = `https://localhost:${(front.address() as AddressInfo).port}`
  const product = await startProduct({ env: { ...env, CANDOR_URL: url } })
  target = Number(new URL(product.url).port)
  return Object.create(product, {
    url: { value: url },
    remove: {
      value: async () => {
        await product.remove()
        for (const socket of sockets) socket.destroy()
        front.close()
        certificate.remove()
      },
    },
  }) as Product
}
