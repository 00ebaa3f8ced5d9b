// A process of its own: a way to a port for each requested delay, in milliseconds there and back.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

const [target = '0', ...delays] = process.argv.slice(2)

/** Opens a way that delays every answer by the whole time; requests pass immediately, and nothing overtakes. */
async function openWay(delay: number): Promise<number> {
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: Number(target), host: '127.0.0.1', noDelay: true })
    near.on('data', (bytes) => far.write(bytes))
    far.on('data', (bytes) => {
      if (delay === 0) near.write(bytes)
      else setTimeout(() => near.write(bytes), delay)
    })
    near.on('error', () => far.destroy()).on('close', () => far.destroy())
    far.on('error', () => near.destroy()).on('close', () => near.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

process.send?.(await Promise.all(delays.map((delay) => openWay(Number(delay)))))
process.on('disconnect', () => process.exit())
