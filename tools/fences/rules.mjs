import { basename, dirname, relative, sep } from 'node:path';

const refusedNames = new Set(['utils', 'helpers', 'common', 'types', 'misc', 'data', 'info']);
const tested = { max: 300 };
const written = { max: 200 };

/** Column −1: a comment that disables everything must not disable the report about itself. */
const beforeComment = (comment) => ({
  start: { line: comment.loc.start.line, column: -1 },
  end: comment.loc.end,
});

const explainedDisable = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { unexplained: 'Say why after two dashes: `eslint-disable-next-line rule -- reason`.' },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (!/^\s*eslint-disable/.test(comment.value)) continue;
        if (/^\s*eslint-disable(-next-line|-line)?\s+[^-\s].*?\s--\s+\S.{5,}/s.test(comment.value)) continue;
        context.report({ loc: beforeComment(comment), messageId: 'unexplained' });
      }
    },
  }),
};

const speakingNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { empty: '"{{name}}" says nothing about what is inside: name it for what it does.' },
  },
  create: (context) => ({
    Program(node) {
      const path = relative(context.cwd, context.filename);
      const names = [...dirname(path).split(sep), basename(path).replace(/\..*$/, '')];
      for (const name of names)
        if (refusedNames.has(name)) context.report({ node, messageId: 'empty', data: { name } });
    },
  }),
};

const places = [
  [/\.module\.ts$/, /^[^/]+$/, 'in src itself'],
  [/\.(controller|dto|guard|filter|interceptor)\.ts$/, /^infrastructure\/http\//, 'in infrastructure/http'],
  [/\.mapping\.ts$/, /^infrastructure\/persistence\//, 'in infrastructure/persistence'],
  [/(^|\/)[^/.]+\.(service|repository)\.ts$/, /^application\//, 'in application'],
  [/\.spec\.ts$/, /^/, ''],
  [/^(index|testing)\.ts$/, /^/, ''],
  [/^/, /^(domain|application|infrastructure|testing)\//, 'in domain, application or infrastructure'],
];

const moduleAnatomy = {
  meta: { type: 'problem', schema: [], messages: { misplaced: 'In a module this file belongs {{place}}.' } },
  create: (context) => ({
    Program(node) {
      const path = relative(context.cwd, context.filename).split(sep).join('/');
      const inModule = path.replace(/^libs\/api\/[^/]+\/src\//, '');
      const [, allowed, place] = places.find(([role]) => role.test(inModule));
      if (!allowed.test(inModule)) context.report({ node, messageId: 'misplaced', data: { place } });
    },
  }),
};

const isTypeOnly = ({ type, node, parent }) =>
  type === 'ImportBinding' && (parent.importKind === 'type' || node.importKind === 'type');

/** `consistent-type-imports` leaves files with decorators alone; the compiler forgets what is imported as a type. */
const injectedAsValue = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      forgotten: '"{{name}}" is injected by its class: import it as a value, or name a token with @Inject.',
    },
  },
  create: (context) => ({
    'ClassDeclaration[decorators.length>0] > ClassBody > MethodDefinition[kind="constructor"]'(constructor) {
      for (const parameter of constructor.value.params) {
        const { typeAnnotation } = parameter.parameter ?? parameter;
        const name = typeAnnotation?.typeAnnotation.typeName;
        if (parameter.decorators?.length > 0 || name?.type !== 'Identifier') continue;
        const imported = context.sourceCode.scopeManager.globalScope.childScopes
          .flatMap((scope) => scope.set.get(name.name)?.defs ?? [])
          .some(isTypeOnly);
        if (imported) context.report({ node: parameter, messageId: 'forgotten', data: { name: name.name } });
      }
    },
  }),
};

export const siteRules = {
  rules: {
    'explained-disable': explainedDisable,
    'speaking-names': speakingNames,
    'injected-as-value': injectedAsValue,
    'module-anatomy': moduleAnatomy,
  },
};
export const lengths = { tested, written };
