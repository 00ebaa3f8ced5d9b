import { SegmentedControl, useMantineColorScheme } from '@mantine/core'

const schemes = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
  { value: 'auto', label: 'System' },
] as const

/** Dark, light, or as the system has it; the public site remembers the same choice. */
export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedControl
      aria-label="Theme"
      size="sm"
      fullWidth
      data={[...schemes]}
      value={colorScheme}
      onChange={(value) => setColorScheme(value as (typeof schemes)[number]['value'])}
    />
  )
}
