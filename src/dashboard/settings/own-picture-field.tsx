import { Button, Group, Input } from '@mantine/core'
import { useState } from 'react'
import { addressOf, call, readAnswer, sendRaw } from '#api/client'
import { type OwnPicture, organisationSchema } from '#modules/organisation/schema'
import { acceptedPictures } from '#platform/images/schema'
import { ask } from '../ui/ask.ts'
import { FileButton } from '../ui/file-button.tsx'
import { doneToast, problemToast, sentenceOf } from '../ui/toast.ts'
import { said } from '../words/said.tsx'
import { useSettingsSiteWords } from '../words/settings-site.ts'
import classes from './settings.module.css'
import type { Organisation } from './values.ts'

interface OwnPictureField {
  which: OwnPicture
  organisation: Organisation
  onSaved: (organisation: Organisation) => void
}

/** A picture is a file, so it is saved when it is chosen, not with the rest. */
export function OwnPictureField({ which, organisation, onSaved }: OwnPictureField) {
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
          onChange={(file) => file && void change(() => upload(which, file), texts.saved)}
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
  return organisationSchema.parse(await readAnswer(answer))
}
