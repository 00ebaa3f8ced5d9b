import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { endpoints } from '#api'
import { refusal } from '#platform/errors'
import { platformLimits } from '#platform/limits'
import { pagesWithFile } from '#site'

/**
 * Limits bodies to 1 MiB, except uploads, which are limited while they are streamed to the disk. A declared
 * length decides, since Node reads no further; then the body stays untouched, because touching it costs
 * several times as much as answering a look-up.
 */
export function limitBody() {
  const onError = () => {
    throw refusal('request.too_large')
  }
  const countWhileReading = bodyLimit({ maxSize: platformLimits.requestBytes, onError })
  return (c: Context, next: () => Promise<void>) => {
    const { method } = c.req
    if (method === 'GET' || method === 'HEAD') return next()
    const length = c.req.header('content-length')
    const isAnnounced = length !== undefined && c.req.header('transfer-encoding') === undefined
    if (isAnnounced && Number(length) <= platformLimits.requestBytes) return next()
    if (bringsFile(c)) return next()
    return isAnnounced ? onError() : countWhileReading(c, next)
  }
}

/** Endpoints that take files declare it in their definition, so that none is forgotten here. */
const uploads = endpoints
  .filter(({ accepts }) => accepts !== undefined)
  .map(({ method, path }) => ({ method, at: new RegExp(`^/api/v1${patternOf(path)}$`) }))

function patternOf(path: string): string {
  return path.replaceAll(/\{[^}]+\}/g, '[^/]+')
}

function bringsFile({ req }: Context): boolean {
  const { method, path } = req
  if (uploads.some((each) => each.method === method && each.at.test(path))) return true
  const isMultipart = req.header('content-type')?.startsWith('multipart/') ?? false
  return method === 'POST' && isMultipart && pagesWithFile.has(path)
}
