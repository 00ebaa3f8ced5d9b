import { Button, Stack, Text } from '@mantine/core'
import { PageHead } from '../ui/page-head.tsx'

/** What a registered person without staff rights can do today, said plainly. */
export function MyFilePage() {
  return (
    <div>
      <PageHead title="My file" />
      <Stack maw="62ch" align="flex-start">
        <Text>
          Your account is not linked to a file yet. Linking comes together with sharing: then you
          will see your own file here and choose what an employer or a bank may see of it.
        </Text>
        <Text>
          You do not need it to look at your papers: open your file with your passport number and
          the access code from the slip that the agency gave you.
        </Text>
        <Button component="a" href="/check">
          Check your file
        </Button>
      </Stack>
    </div>
  )
}
