/** Returns how to connect to a mail server. */
export function connectionOf(server: URL) {
  const secure = server.protocol === 'smtps:'
  // The URL parser leaves brackets around IPv6 addresses and escapes in names.
  const host = server.hostname.replace(/^\[|\]$/g, '')
  const [user, pass] = [server.username, server.password].map(decodeURIComponent)
  const isOwnMachine = ['localhost', '127.0.0.1', '::1'].includes(host)
  return {
    host,
    port: Number(server.port || (secure ? 465 : 587)),
    secure,
    // A password never travels in the clear.
    requireTLS: !secure && user !== '' && !isOwnMachine,
    ...(user === '' ? {} : { auth: { user, pass } }),
  }
}
