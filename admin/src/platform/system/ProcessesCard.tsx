import { countOf } from '@ostrov/shared/formats/plural'
import { formatMoment } from '@ostrov/shared/formats/time'
import type { SystemWire } from '@ostrov/shared/system/schema'
import { serverNow } from '../../clock'
import { StateCard } from './StateCard'

type Processes = SystemWire['processes']

/** Who serves pages and does jobs: since when, of which build, and whether it still says so. */
export function ProcessesCard({ processes }: { processes: Processes }) {
  const alive = processes.filter(({ is_alive }) => is_alive)
  const silent = processes.length - alive.length
  const versions = new Set(alive.map(({ version }) => version))
  const isWell = alive.length > 0 && silent === 0 && versions.size === 1
  return (
    <StateCard
      title="Процессы"
      state={alive.length === 0 ? 'unwell' : isWell ? 'well' : 'unsure'}
      words={wordsOf(alive.length, silent, versions.size)}
    >
      <ul className="state-list columns gap-3">
        {processes.map((one) => (
          <li key={one.id}>
            <strong>{`${one.host}, процесс ${one.pid}`}</strong>
            <span className="ui-muted ui-small">
              {`${one.version ? `Сборка ${one.version}` : 'Сборка не\u00A0названа'}. Запущен ${formatMoment(one.started_at, serverNow())}${one.is_alive ? '' : `, молчит с\u00A0${formatMoment(one.beat_at, serverNow())}`}`}
            </span>
          </li>
        ))}
      </ul>
    </StateCard>
  )
}

function wordsOf(alive: number, silent: number, versions: number): string {
  if (alive === 0) return 'Ни\u00A0один процесс не\u00A0подаёт знака.'
  const works = `${countOf(alive, 'процесс работает', 'процесса работают', 'процессов работают')}: страницы и\u00A0задания.`
  if (silent > 0) return `${works} Замолчали без\u00A0остановки: ${silent}.`
  return versions > 1 ? `${works} Сборки у\u00A0них разные.` : works
}
