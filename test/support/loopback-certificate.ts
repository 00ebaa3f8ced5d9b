import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

/**
 * Makes a certificate for this machine that this process trusts from now on.
 * @param name whom it names: the machine, or the user of a database
 */
export function loopbackCertificate(name = 'localhost') {
  const folder = mkdtempSync(join(tmpdir(), 'candor-certificate-'))
  const [key, cert] = ['key.pem', 'cert.pem'].map((file) => join(folder, file)) as [string, string]
  const names = 'subjectAltName=IP:127.0.0.1,DNS:localhost'
  const subject = ['-subj', `/CN=${name}`, '-addext', names]
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const files = ['-nodes', '-days', '2', '-keyout', key, '-out', cert]
  execFileSync('openssl', [...made, ...files, ...subject], { stdio: 'ignore' })
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(cert, 'utf8')])
  return {
    options: { key: readFileSync(key), cert: readFileSync(cert) },
    /** For a separate process to trust: the path of the certificate. */
    path: cert,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
