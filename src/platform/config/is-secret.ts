/** Tells whether nobody on the way can read what is sent to this URL. */
export function isSecret({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
