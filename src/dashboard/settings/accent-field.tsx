import { Button, Group, Text, TextInput } from '@mantine/core'
import { accentShades } from '#theme/accent'
import { contrast } from '#theme/contrast'
import { type Colours, colours } from '#theme/tokens'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'
import { settingLabels } from './values.ts'

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** The accent, with what it becomes in each theme and how readable that is. */
export function AccentField() {
  const { input, values, form } = useSettingsForm()
  const typed = values.accentColour.trim().toLowerCase()
  const shown = isColour(typed) ? typed : colours.dark.accent
  return (
    <div>
      <Group align="flex-end" gap="sm">
        <TextInput
          {...input('accentColour')}
          label={settingLabels.accentColour}
          description="Of links and buttons: # and six digits. Empty: the usual one."
          placeholder={colours.dark.accent}
          flex="1 1 12rem"
        />
        <input
          type="color"
          className={classes.colour}
          aria-label="Choose the accent colour"
          value={shown}
          onChange={({ currentTarget: { value } }) => form.setFieldValue('accentColour', value)}
        />
        {typed !== '' && (
          <Button variant="default" onClick={() => form.setFieldValue('accentColour', '')}>
            Usual colour
          </Button>
        )}
      </Group>
      {isColour(typed) && (
        <ul className={classes.shades} aria-label="How the colour is shown">
          <Shade theme="dark" colour={typed} />
          <Shade theme="light" colour={typed} />
        </ul>
      )}
    </div>
  )
}

function Shade({ theme, colour }: { theme: 'dark' | 'light'; colour: string }) {
  const { accent, accentInk } = accentShades(colour)[theme]
  const { paper } = colours[theme]
  return (
    <li>
      <span
        className={classes.swatch}
        style={{ background: paper, color: accent }}
        aria-hidden="true"
      >
        Link
        <span style={{ background: accent, color: accentInk }}>Button</span>
      </span>
      <Text size="sm" component="span">
        {sentenceOfShade(theme, colour, colours[theme])}
      </Text>
    </li>
  )
}

/** What becomes of a colour in a theme, with the figures of WCAG 2.2, 1.4.3. */
export function sentenceOfShade(
  theme: 'dark' | 'light',
  colour: string,
  { paper, sheet }: Pick<Colours, 'paper' | 'sheet'>,
): string {
  const { accent } = accentShades(colour)[theme]
  const least = (one: string) => Math.min(contrast(one, paper), contrast(one, sheet))
  const where = theme === 'dark' ? 'Dark theme' : 'Light theme'
  if (accent === colour)
    return `${where}: ${figure(least(colour))} to 1. Easy to read, shown as you chose it.`
  const change = theme === 'dark' ? 'lighter' : 'darker'
  return `${where}: ${figure(least(colour))} to 1 is hard to read (4.5 is needed), so it is shown ${change}, as ${accent}, with ${figure(least(accent))} to 1.`
}

/** Rounded down, so that no figure promises more than there is. */
function figure(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}
