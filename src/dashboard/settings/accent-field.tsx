import { Button, Group, Text, TextInput } from '@mantine/core'
import { accentShades, type Colours, colours, contrast } from '#theme/accent'
import { type SettingsSiteWords, useSettingsSiteWords } from '../words/settings-site.ts'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** The accent, with its shade in each theme and how readable that is. */
export function AccentField() {
  const { input, values, form, labels } = useSettingsForm('accentColour')
  const { accent: words } = useSettingsSiteWords()
  const typed = values.accentColour.trim().toLowerCase()
  const shown = isColour(typed) ? typed : colours.dark.accent
  return (
    <div>
      <Group align="flex-end" gap="sm">
        <TextInput
          {...input('accentColour')}
          label={labels.accentColour}
          description={words.hint}
          placeholder={colours.dark.accent}
          flex="1 1 12rem"
        />
        <input
          type="color"
          className={classes.colour}
          aria-label={words.choose}
          value={shown}
          onChange={({ currentTarget: { value } }) => form.setFieldValue('accentColour', value)}
        />
        {typed !== '' && (
          <Button variant="default" onClick={() => form.setFieldValue('accentColour', '')}>
            {words.usual}
          </Button>
        )}
      </Group>
      {isColour(typed) && (
        <ul className={classes.shades} aria-label={words.shades}>
          <Shade theme="dark" colour={typed} />
          <Shade theme="light" colour={typed} />
        </ul>
      )}
    </div>
  )
}

function Shade({ theme, colour }: { theme: 'dark' | 'light'; colour: string }) {
  const { accent: words } = useSettingsSiteWords()
  const { accent, accentInk } = accentShades(colour)[theme]
  const { paper: document } = colours[theme]
  return (
    <li>
      <span
        className={classes.swatch}
        style={{ background: document, color: accent }}
        aria-hidden="true"
      >
        {words.link}
        <span style={{ background: accent, color: accentInk }}>{words.button}</span>
      </span>
      <Text size="sm" component="span">
        {sentenceOfShade(theme, colour, { ...colours[theme], words })}
      </Text>
    </li>
  )
}

/** Describes a colour's shade in a theme, with the figures of WCAG 2.2, 1.4.3. */
function sentenceOfShade(
  theme: 'dark' | 'light',
  colour: string,
  {
    paper: document,
    sheet,
    words,
  }: Pick<Colours, 'paper' | 'sheet'> & { words: SettingsSiteWords['accent'] },
): string {
  const { accent } = accentShades(colour)[theme]
  const least = (one: string) => Math.min(contrast(one, document), contrast(one, sheet))
  const [where, ratio] = [words.themes[theme], figure(least(colour))]
  if (accent === colour) return words.readable(where, ratio)
  const changed = theme === 'dark' ? words.lighter : words.darker
  return changed(where, ratio, accent, figure(least(accent)))
}

/** Rounds down, so that no figure promises more than there is. */
function figure(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}
