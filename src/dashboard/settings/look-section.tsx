import { Button, Group, Input, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { addressOf, call, readAnswer, sendRaw } from '#api/client'
import type { OwnPicture } from '#modules/organisation/schema'
import { acceptedPictures } from '#platform/images/schema'
import { accentShades, type Colours, colours, contrast } from '#theme/accent'
import { type SettingsSiteWords, useSettingsSiteWords } from '#words/settings-site'
import { ask } from '../ui/ask.ts'
import { FileButton } from '../ui/file-button.tsx'
import { doneToast, problemToast, sentenceOf } from '../ui/toast.ts'
import { said } from '../words/said.tsx'
import { Section } from './form.tsx'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'
import type { Organisation } from './values.ts'

interface Look {
  organisation: Organisation
  onSaved: (organisation: Organisation) => void
}

/** Pictures and colour of the public pages. */
export function LookSection(props: Look) {
  return (
    <Section name="look">
      <OwnPictureField which="logo" {...props} />
      <OwnPictureField which="office" {...props} />
      <AccentField />
    </Section>
  )
}

interface OwnPictureField extends Look {
  which: OwnPicture
}

/** A picture is a file, so it is saved when it is chosen, not with the rest. */
function OwnPictureField({ which, organisation, onSaved }: OwnPictureField) {
  const { [which]: picture, displayName } = organisation
  const { pictures: words } = useSettingsSiteWords()
  const texts = words[which]
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const change = async (work: () => Promise<Organisation>, done: string) => {
    setBusy(true)
    setProblem(undefined)
    try {
      onSaved(await work())
      doneToast(done)
    } catch (error) {
      setProblem(sentenceOf(error))
      problemToast(error)
    } finally {
      setBusy(false)
    }
  }
  const choose = async (file: File) => {
    // Only a person sees what a picture says.
    if (which === 'logo' && !(await ask(words.shows))) return
    await change(() => upload(which, file), texts.saved)
  }
  const takeOff = async () => {
    const isSure = await ask({
      title: words.sure,
      text: `${texts.afterwards} ${words.notKept}`,
      yes: words.yes,
      isGrave: true,
    })
    if (isSure) await change(() => call(`DELETE /organisation/${which}`, {}), texts.takenOff)
  }
  return (
    <Input.Wrapper
      label={texts.label}
      labelElement="div"
      description={texts.hint}
      error={said(problem)}
    >
      <Group mt="xs" gap="sm">
        {picture ? (
          <img
            className={classes[which]}
            src={`/api/v1/organisation/${which}/${picture.sha256}`}
            alt={texts.alt(displayName)}
            width={picture.width}
            height={picture.height}
          />
        ) : (
          <span className={classes.noPicture}>{texts.none}</span>
        )}
        <FileButton
          accept={acceptedPictures}
          onChange={(file) => file && void choose(file)}
          inputProps={{ 'aria-label': texts.label }}
        >
          {({ onClick }) => (
            <Button variant="default" onClick={onClick} loading={isBusy}>
              {picture ? words.another : texts.choose}
            </Button>
          )}
        </FileButton>
        {picture && (
          <Button variant="subtle" color="danger" onClick={() => void takeOff()} disabled={isBusy}>
            {words.takeOff}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}

async function upload(which: OwnPicture, file: File): Promise<Organisation> {
  const headers = { 'content-type': file.type || 'application/octet-stream' }
  const answer = await sendRaw(addressOf(`/organisation/${which}`), {
    method: 'PUT',
    headers,
    body: file,
  })
  return (await readAnswer(answer)) as Organisation
}

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** The accent, with its shade in each theme and how readable that is. */
function AccentField() {
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
function figure(ratio: number): number {
  return Math.floor(ratio * 10) / 10
}
