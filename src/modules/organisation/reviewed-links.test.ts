import { expect, test } from 'vitest'
import { z } from 'zod'
import { publicly } from '#modules/speech/schema'
import { allowedHosts } from './official-checks.ts'
import { regulators } from './regulators.schema.ts'

test('what our own tables send people to may be linked by whoever runs an installation', () => {
  const link = publicly('link', z.string())
  const addresses = [
    ...allowedHosts.map((host) => `https://${host}/`),
    ...regulators.flatMap(({ registerUrl }) => registerUrl ?? []),
  ]
  expect(addresses.length).toBeGreaterThan(40)
  expect(addresses.filter((address) => !link.safeParse(address).success)).toEqual([])
})
