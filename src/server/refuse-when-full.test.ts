import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { listen, sent } from '#test/listen'
import { startTestApp } from '#test/test-app'
import { createApp } from './create-app.ts'
import { openHealth } from './health.ts'
import { httpServer } from './http-server.ts'

test('when every connection is taken, whoever comes is told so, and so are the log and /readyz', async () => {
  const lines: { msg: string; reason?: string }[] = []
  const keep = (details: object, msg: string) => void lines.push({ ...details, msg })
  const log = { debug: () => undefined, info: keep, warn: keep, error: keep }
  const opened = await startTestApp()
  const app = { ...opened, runtime: { ...opened.runtime, log } }
  const health = openHealth(app)
  const { noteFull } = health
  const most = 4
  const server = httpServer(createApp(app, health).fetch, [], { mostConnections: most, noteFull })
  const port = await listen(server)
  const held: Socket[] = []
  const hold = async () => {
    const socket = connect(port, '127.0.0.1')
    held.push(socket)
    await once(socket, 'connect')
    // Its head is under way: an idle connection would make room.
    socket.write('GET /readyz HTTP/1.1\r\nhost: x\r\n')
  }
  while (held.length < most) await hold()
  const asked = 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'
  await expect
    .poll(() => sent(port, asked))
    .toMatch(/^HTTP\/1\.1 503 [\s\S]*Too many people use this/)
  const [first] = held
  first?.write('connection: close\r\n\r\n')
  expect(await text(first as Socket)).toMatch(/ 503 [\s\S]*not ready: every connection .* is taken/)
  const said = () => lines.map(({ msg }) => msg)
  expect(said()).toEqual(['New connections are refused', 'Not ready'])
  expect(lines[0]?.reason).toContain('raise LimitNOFILE=')
  for (const socket of held) socket.destroy()
  await expect.poll(said).toContain('New connections are taken again')
  expect(await sent(port, asked.replace('/ ', '/readyz '))).toMatch(/^HTTP\/1\.1 200 /)
  server.close()
  await opened.close()
})
