import { GetBucketVersioningCommand, HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { isOfS3, refusesKey } from './s3-answers.ts'

/**
 * Tells whether a bucket keeps what is removed from it as an earlier version, also where versions were switched off
 * later; null where it could not be asked.
 * @param Key of an object that is there: with versions it names its own, which no proxy's page and no other server does
 */
export async function keepsVersions(
  client: S3Client,
  { Bucket, Key }: { Bucket: string; Key: string },
  abortSignal: AbortSignal,
): Promise<boolean | null> {
  let mayAsk = true
  try {
    const { Status } = await client.send(new GetBucketVersioningCommand({ Bucket }), {
      abortSignal,
    })
    if (Status !== undefined) return true
  } catch (error) {
    mayAsk = !refusesKey(error)
  }
  const command = new HeadObjectCommand({ Bucket, Key })
  const found = await client.send(command, { abortSignal }).catch(() => null)
  if (found?.VersionId !== undefined) return true
  return mayAsk && found !== null && isOfS3(found) ? false : null
}
