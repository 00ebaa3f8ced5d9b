import { Button, useMantineColorScheme } from '@mantine/core'
import classes from './shell.module.css'

const schemes = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
  { value: 'auto', label: 'System' },
] as const

/** Dark, light, or as the system has it; the public site remembers the same choice. */
export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <fieldset className={classes.themes}>
      <legend className={classes.legend}>Theme</legend>
      <Button.Group>
        {schemes.map(({ value, label }) => (
          <Button
            key={value}
            flex={1}
            size="xs"
            px={4}
            variant={colorScheme === value ? 'light' : 'default'}
            aria-pressed={colorScheme === value}
            onClick={() => setColorScheme(value)}
          >
            {label}
          </Button>
        ))}
      </Button.Group>
    </fieldset>
  )
}
