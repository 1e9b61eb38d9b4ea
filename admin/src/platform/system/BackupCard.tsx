import { sizeWords } from '@ostrov/shared/formats/size-words'
import { formatMoment } from '@ostrov/shared/formats/time'
import { waitInWords } from '@ostrov/shared/formats/wait'
import type { SystemWire } from '@ostrov/shared/system/schema'
import { serverNow } from '../../clock'
import { StateCard, StateFacts } from './StateCard'

/** A day, and as long as a copy may take. */
const OLD_HOURS = 26
const HOUR_SECONDS = 3600

/** How old the last backup is. */
export function BackupCard({ backup }: { backup: SystemWire['backup'] }) {
  if (!backup)
    return (
      <StateCard
        title="Резервная копия"
        state="unsure"
        words="О&nbsp;копиях ничего не&nbsp;известно: ни&nbsp;одна ещё не&nbsp;оставила следа. Их делают ночная служба и&nbsp;команда bun run db backup."
      />
    )
  const seconds = (serverNow().getTime() - Date.parse(backup.finished_at)) / 1000
  const isOld = seconds > OLD_HOURS * HOUR_SECONDS
  return (
    <StateCard
      title="Резервная копия"
      state={isOld ? 'unwell' : 'well'}
      words={
        isOld
          ? `Последняя сделана ${waitInWords(seconds)} назад: проверьте ночную службу.`
          : `Последняя сделана ${waitInWords(seconds)} назад.`
      }
    >
      <StateFacts facts={{ Готова: formatMoment(backup.finished_at, serverNow()), Размер: sizeWords(backup.bytes) }} />
    </StateCard>
  )
}
