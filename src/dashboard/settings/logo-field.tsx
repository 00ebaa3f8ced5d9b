import { Button, FileButton, Group, Input } from '@mantine/core'
import { useState } from 'react'
import { addressOf, call, readAnswer, sendRaw } from '#api/client'
import { sentence } from '#messages/isolated'
import { organisationSchema } from '#modules/organisation/schema'
import { ask } from '../ui/ask.ts'
import { doneToast, problemToast, sentenceOf } from '../ui/toast.ts'
import classes from './settings.module.css'
import type { Organisation } from './values.ts'

interface LogoField {
  organisation: Organisation
  onSaved: (organisation: Organisation) => void
}

/** The logo is a file, so it is saved when it is chosen, not with the rest. */
export function LogoField({ organisation: { logo, displayName }, onSaved }: LogoField) {
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
      text: 'The name is shown instead. The picture is not kept: to get it back, choose the file again.',
      yes: 'Yes, take it off!',
      isGrave: true,
    })
    if (isSure) await change(() => call('DELETE /organisation/logo', {}), 'The logo is taken off')
  }
  return (
    <Input.Wrapper
      label="Logo"
      labelElement="div"
      description="JPEG, PNG or WebP, up to 1 MiB. Saved at once. No crest, flag or government mark."
      error={problem}
    >
      <Group mt="xs" gap="sm">
        {logo ? (
          <img
            className={classes.logo}
            src={`/api/v1/organisation/logo/${logo.sha256}`}
            alt={sentence`Logo of ${displayName}`}
            width={logo.width}
            height={logo.height}
          />
        ) : (
          <span className={classes.noLogo}>No logo: the name is shown</span>
        )}
        <FileButton
          accept="image/jpeg,image/png,image/webp"
          onChange={(file) => file && void change(() => upload(file), 'Logo saved')}
          inputProps={{ 'aria-label': 'Logo' }}
        >
          {({ onClick }) => (
            <Button variant="default" onClick={onClick} loading={isBusy}>
              {logo ? 'Choose another' : 'Choose a logo'}
            </Button>
          )}
        </FileButton>
        {logo && (
          <Button variant="subtle" color="danger" onClick={() => void takeOff()} disabled={isBusy}>
            Take it off
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}

async function upload(file: File): Promise<Organisation> {
  const headers = { 'content-type': file.type || 'application/octet-stream' }
  const answer = await sendRaw(addressOf('/organisation/logo'), {
    method: 'PUT',
    headers,
    body: file,
  })
  return organisationSchema.parse(await readAnswer(answer))
}
