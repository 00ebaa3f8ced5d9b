import { Button, useMantineColorScheme } from '@mantine/core'
import { useShellWords } from '../words/index.ts'
import classes from './person-menu.module.css'

const schemes = ['dark', 'light', 'auto'] as const

/** Dark, light, or the system's choice; the public site remembers the same. */
export function ThemeSwitch() {
  const words = useShellWords()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <fieldset className={classes.themes}>
      <legend className={classes.legend}>{words.theme}</legend>
      <Button.Group>
        {schemes.map((value) => (
          <Button
            key={value}
            flex={1}
            size="xs"
            px={4}
            variant={colorScheme === value ? 'light' : 'default'}
            aria-pressed={colorScheme === value}
            onClick={() => setColorScheme(value)}
          >
            {words.themes[value]}
          </Button>
        ))}
      </Button.Group>
    </fieldset>
  )
}
