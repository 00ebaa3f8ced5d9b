import { judge } from '#modules/honesty'
import { type Config, ConfigMistakes, readConfig } from '#platform/config'

/**
 * The configuration that a command runs with. A public address that claims to be a government is
 * a mistake like any other (H3). Throws `ConfigMistakes`.
 */
export function configurationFrom(
  env: Record<string, string | undefined>,
  options: { mustExist?: boolean } = {},
): Config {
  const config = readConfig(env, options)
  const reason = judge('own-host', config.url)
  if (reason !== null) throw new ConfigMistakes([`CANDOR_URL is refused. ${reason}`])
  return config
}
