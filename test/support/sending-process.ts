import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { compiled } from '#test/compiled-code'
import { smsEnv, type TestGateway } from '#test/sms-gateway'
import type { Engine, TestRuntime } from '#test/test-runtime'

interface Ways {
  gateway: TestGateway
  /** Whether the gateway gets a key with each message. */
  keyed: boolean
  /** None: nothing is sent by mail. */
  smtpUrl?: string
}

/** Starts a separate process that sends this Candor's outbox until it is killed. */
export async function startSendingProcess(
  { folder, databaseUrl }: TestRuntime,
  engine: Engine,
  { gateway, keyed, smtpUrl }: Ways,
): Promise<ChildProcess> {
  const child = fork('test/support/send-forever.ts', {
    env: {
      ...compiled,
      NODE_EXTRA_CA_CERTS: gateway.certificate,
      CANDOR_DATA: folder,
      CANDOR_DATABASE_URL: engine === 'postgres' ? databaseUrl : '',
      ...(smtpUrl === undefined ? {} : { CANDOR_SMTP_URL: smtpUrl }),
      ...smsEnv(gateway, { keyed }),
    },
  })
  await once(child, 'message')
  return child
}
