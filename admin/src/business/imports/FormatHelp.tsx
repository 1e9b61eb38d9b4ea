import { COLUMNS, ROW_KINDS } from '@ostrov/shared/imports/columns'

/** How a file of a menu is written. */
export function FormatHelp() {
  return (
    <details className="ui-card format-help">
      <summary>Как устроен файл</summary>
      <div className="format-help__body">
        <p>
          Первая строка&nbsp;— названия столбцов, дальше по&nbsp;строке на&nbsp;каждое блюдо, группу опций и&nbsp;опцию.
          Порядок строк и&nbsp;столбцов любой.
        </p>
        <ul>
          <li>Пустая ячейка и&nbsp;столбец, которого нет, ничего не&nbsp;меняют.</li>
          <li>
            Чего в&nbsp;файле нет, остаётся в&nbsp;меню. Чтобы снять с&nbsp;продажи, напишите «нет» в&nbsp;столбце
            «В&nbsp;продаже».
          </li>
          <li>
            Фотографий в&nbsp;файле нет: у&nbsp;блюд остаются те, что есть, новые добавляют в&nbsp;карточке блюда.
            Остатки и&nbsp;стопы файл тоже не&nbsp;трогает.
          </li>
          <li>Строка с&nbsp;ошибкой пропускается целиком, остальные можно применить.</li>
          <li>CSV&nbsp;— с&nbsp;точкой с&nbsp;запятой или запятой, в&nbsp;UTF-8 или windows-1251.</li>
        </ul>
        <dl className="format-help__columns">
          {Object.values(COLUMNS).map(({ label, hint, of }) => (
            <div key={label}>
              <dt>
                {label}
                <span className="ui-muted ui-small"> {of.map((kind) => ROW_KINDS[kind]).join(', ')}</span>
              </dt>
              <dd>{hint}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}
