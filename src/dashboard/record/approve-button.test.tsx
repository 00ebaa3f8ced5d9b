import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'
import { pressable } from '../ui/focus.ts'
import type { Verdict } from '../ui/why-not.tsx'
import { ApproveButton } from './approve-button.tsx'

vi.stubGlobal('document', { documentElement: { lang: 'en' } })
afterAll(() => vi.unstubAllGlobals())

const refused = { may: false, reason: 'record.under_age', message: 'Under 18', who: null } as const

/** Returns the button and what is said below it. */
function shown(mayApprove: Verdict | undefined, dateOfBirth: string | null = '2010-03-04') {
  return renderToStaticMarkup(
    <MantineProvider>
      <ApproveButton {...{ mayApprove, dateOfBirth }} onApprove={() => {}} />
    </MantineProvider>,
  )
}

test('a candidate under 18 cannot be approved, and the day is said from which that is possible', () => {
  const html = shown(refused)
  expect(html).toContain('aria-disabled="true"')
  expect(html).toContain('This record can be approved from 4 March 2028 on.')
})

test('another reason is said as the server gives it, with who could', () => {
  const by = { ...refused, reason: 'record.second_person', message: 'Entered by you.' } as const
  const html = shown({ ...by, who: [{ id: 'b', name: 'Bilal' }] } as Verdict)
  expect(html).toContain('aria-disabled="true"')
  expect(html).toMatch(/Entered by you\. [^<]*Bilal/)
})

test('it is off until the server has said yes, and warns where nobody knows the age', () => {
  expect(shown(undefined)).toContain('aria-disabled="true"')
  expect(shown({ may: true })).not.toContain('aria-disabled')
  expect(shown({ may: true }, null)).toContain('nobody has checked that this person is 18')
})

test('what is off is not pressed', () => {
  const press = vi.fn()
  pressable(true, press).onClick()
  expect(press).not.toHaveBeenCalled()
  pressable(false, press).onClick()
  expect(press).toHaveBeenCalledOnce()
})
