import { sizeWords } from '@ostrov/shared/formats/size-words'
import { formatMoment } from '@ostrov/shared/formats/time'
import { waitInWords } from '@ostrov/shared/formats/wait'
import type { SystemWire } from '@ostrov/shared/system/schema'
import { serverNow } from '../../clock'
import { StateCard, StateFacts } from './StateCard'

/** A day, and as long as a copy may take. */
const OLD_HOURS = 26
/** A week, and a day for the next try. */
const UNREAD_HOURS = 8 * 24
const HOUR_SECONDS = 3600

/** How old the last backup is, and when the last one was read back. An installation that reads none back is not blamed for it. */
export function BackupCard({ backup, readAt }: { backup: SystemWire['backup']; readAt: SystemWire['backup_read_at'] }) {
  if (!backup)
    return (
      <StateCard
        title="Резервная копия"
        state="unsure"
        words="О&nbsp;копиях ничего не&nbsp;известно: ни&nbsp;одна ещё не&nbsp;оставила следа. Их делают ночная служба и&nbsp;команда bun run db backup."
      />
    )
  const seconds = secondsSince(backup.finished_at)
  const isOld = seconds > OLD_HOURS * HOUR_SECONDS
  const isUnread = readAt !== null && secondsSince(readAt) > UNREAD_HOURS * HOUR_SECONDS
  return (
    <StateCard
      title="Резервная копия"
      state={isOld || isUnread ? 'unwell' : 'well'}
      words={wordsOf(seconds, isOld, isUnread)}
    >
      <StateFacts
        facts={{
          Готова: formatMoment(backup.finished_at, serverNow()),
          Размер: sizeWords(backup.bytes),
          ...(readAt && { 'Последняя прочитана': formatMoment(readAt, serverNow()) }),
        }}
      />
    </StateCard>
  )
}

function wordsOf(seconds: number, isOld: boolean, isUnread: boolean) {
  const made = `Последняя сделана ${waitInWords(seconds)} назад`
  if (isOld) return `${made}: проверьте ночную службу.`
  return isUnread ? `${made}, но уже больше недели ни одна не прочитана: проверьте недельную службу.` : `${made}.`
}

function secondsSince(moment: string) {
  return (serverNow().getTime() - Date.parse(moment)) / 1000
}
