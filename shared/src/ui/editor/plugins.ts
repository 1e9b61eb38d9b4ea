import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { history } from 'prosemirror-history'
import { InputRule, inputRules, textblockTypeInputRule, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { splitListItem } from 'prosemirror-schema-list'
import { type Command, Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { schema } from './document'
import { breakLineInCell, evenTables, toNextCell, toPreviousCell } from './tables'
import { breakLine, indent, outdent, TOOLS, toParagraph } from './tools'

type Asked = { link: () => void; toolbar: () => void; placeholder: () => string }

/** What the text is typed with: keys, what is meant by signs at the start of a line, quotes and dashes of Russian print. */
export function pluginsOf({ link, toolbar, placeholder }: Asked): Plugin[] {
  return [
    inputRules({ rules: rules() }),
    keymap(keys({ link, toolbar })),
    keymap(baseKeymap),
    history(),
    evenTables,
    placeholderIn(placeholder),
  ]
}

function keys({ link, toolbar }: Pick<Asked, 'link' | 'toolbar'>): Record<string, Command> {
  const { list_item } = schema.nodes
  const asking = (ask: () => void): Command => {
    return () => {
      ask()
      return true
    }
  }
  return {
    'Mod-z': TOOLS.undo.run,
    'Mod-y': TOOLS.redo.run,
    'Mod-Shift-z': TOOLS.redo.run,
    'Mod-b': TOOLS.bold.run,
    'Mod-i': TOOLS.italic.run,
    'Mod-k': asking(link),
    'Mod-Alt-0': toParagraph,
    'Mod-Alt-2': TOOLS.heading.run,
    'Mod-Alt-3': TOOLS.subheading.run,
    'Mod-Shift-7': TOOLS.numbers.run,
    'Mod-Shift-8': TOOLS.bullets.run,
    'Mod-Shift-9': TOOLS.quote.run,
    'Mod-]': indent,
    'Mod-[': outdent,
    'Alt-F10': asking(toolbar),
    'Shift-Enter': breakLine,
    Tab: toNextCell,
    'Shift-Tab': toPreviousCell,
    Backspace: undoInputRule,
    ...(list_item && { Enter: chainCommands(breakLineInCell, splitListItem(list_item)) }),
  }
}

const [OPENING = '', CLOSING = ''] = '«»'

function rules(): InputRule[] {
  const { bullet_list, ordered_list, blockquote, heading } = schema.nodes
  return [
    ...(bullet_list ? [wrappingInputRule(/^\s*[-*]\s$/, bullet_list)] : []),
    ...(ordered_list ? [wrappingInputRule(/^\s*1[.)]\s$/, ordered_list)] : []),
    ...(blockquote ? [wrappingInputRule(/^\s*>\s$/, blockquote)] : []),
    ...(heading ? [textblockTypeInputRule(/^(##|###)\s$/, heading, ([, { length } = '']) => ({ level: length }))] : []),
    new InputRule(/(?:^|[\s([{«„])(")$/, OPENING),
    new InputRule(/"$/, CLOSING),
    new InputRule(/(?<=\S)( - )$/, '\u00A0— '),
    new InputRule(/--$/, '—'),
  ]
}

/** The words of an empty text stand in its first paragraph and are no part of it. */
function placeholderIn(words: () => string): Plugin {
  return new Plugin({
    props: {
      decorations: ({ doc }) => {
        const [only] = doc.children
        if (doc.childCount > 1 || only?.type !== schema.nodes.paragraph || only?.childCount) return null
        const attributes = { class: 'ui-rich__placeholder', 'data-placeholder': words() }
        return DecorationSet.create(doc, [Decoration.node(0, only?.nodeSize ?? 0, attributes)])
      },
    },
  })
}
