import { Button, FileButton, Group, Input } from '@mantine/core'
import { useState } from 'react'
import { addressOf, call, readAnswer, sendRaw } from '#api/client'
import { sentence } from '#messages/isolated'
import { type OwnPicture, organisationSchema } from '#modules/organisation/schema'
import { ask } from '../ui/ask.ts'
import { doneToast, problemToast, sentenceOf } from '../ui/toast.ts'
import classes from './settings.module.css'
import type { Organisation } from './values.ts'

const fields = {
  logo: {
    label: 'Logo',
    hint: 'JPEG, PNG or WebP, up to 5 MiB. Saved at once. No crest, flag or government mark.',
    alt: (name: string) => sentence`Logo of ${name}`,
    none: 'No logo: the name is shown',
    choose: 'Choose a logo',
    afterwards: 'The name is shown instead.',
    saved: 'Logo saved',
    takenOff: 'The logo is taken off',
  },
  office: {
    label: 'Photo of the office',
    hint: 'Shown on the home page with the address. JPEG, PNG or WebP, up to 5 MiB. Saved at once. Your own door or sign, nobody’s papers or faces, no flag or government building.',
    alt: (name: string) => sentence`Photo of the office of ${name}`,
    none: 'No photo: the home page has no part about the office',
    choose: 'Choose a photo',
    afterwards: 'The part about the office goes from the home page.',
    saved: 'Photo saved',
    takenOff: 'The photo is taken off',
  },
} as const satisfies Record<OwnPicture, object>

interface OwnPictureField {
  which: OwnPicture
  organisation: Organisation
  onSaved: (organisation: Organisation) => void
}

/** A picture is a file, so it is saved when it is chosen, not with the rest. */
export function OwnPictureField({ which, organisation, onSaved }: OwnPictureField) {
  const { [which]: picture, displayName } = organisation
  const texts = fields[which]
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const change = async (work: () => Promise<Organisation>, done: string) => {
    setBusy(true)
    setProblem(null)
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
      title: 'Are you sure?',
      text: `${texts.afterwards} The picture is not kept: to get it back, choose the file again.`,
      yes: 'Yes, take it off!',
      isGrave: true,
    })
    if (isSure) await change(() => call(`DELETE /organisation/${which}`, {}), texts.takenOff)
  }
  return (
    <Input.Wrapper label={texts.label} labelElement="div" description={texts.hint} error={problem}>
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
          accept="image/jpeg,image/png,image/webp"
          onChange={(file) => file && void change(() => upload(which, file), texts.saved)}
          inputProps={{ 'aria-label': texts.label }}
        >
          {({ onClick }) => (
            <Button variant="default" onClick={onClick} loading={isBusy}>
              {picture ? 'Choose another' : texts.choose}
            </Button>
          )}
        </FileButton>
        {picture && (
          <Button variant="subtle" color="danger" onClick={() => void takeOff()} disabled={isBusy}>
            Take it off
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
