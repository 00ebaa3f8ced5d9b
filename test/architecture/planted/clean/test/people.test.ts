import { expect, test } from 'vitest'
import { amina } from '#test/people'

test('Amina has a name', () => expect(amina.name).toBe('Amina'))
