import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import ts from 'typescript-eslint';
import { house } from './test/support/build/eslint-house.mjs';

const globals = (...names) => Object.fromEntries(names.map((name) => [name, 'readonly']));
const shared = globals(
  'console',
  'fetch',
  'performance',
  'setTimeout',
  'clearTimeout',
  'URL',
  'URLSearchParams',
);
const node = globals('Buffer', 'process');
const browser = globals(
  'addEventListener',
  'btoa',
  'caches',
  'crypto',
  'FormData',
  'Option',
  'customElements',
  'document',
  'location',
  'localStorage',
  'matchMedia',
  'navigator',
  'parent',
  'ResizeObserver',
  'window',
);

export default defineConfig(
  globalIgnores([
    'build',
    'dist',
    'demo/frameworks/*/dist',
    '**/.angular',
    'coverage',
    'src/localization/generated',
  ]),
  js.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'MemberExpression[object.name=/^(describe|context|it|test)$/][property.name=/^(only|skip)$/]',
          message: 'A test that does not run guards nothing.',
        },
      ],
    },
  },
  { files: ['**/*.mjs'], languageOptions: { globals: { ...shared, ...node } } },
  { files: ['demo/server/**/*.js'], languageOptions: { globals: { ...shared, ...node } } },
  {
    files: ['demo/**/*.js'],
    ignores: ['demo/server/*.js', 'demo/server/test/**'],
    languageOptions: { globals: { ...shared, ...browser } },
  },
  { files: ['demo/cms/wordpress/**/*.js'], languageOptions: { globals: globals('wp') } },
  {
    files: ['**/*.ts'],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { project: './tsconfig.test.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    // these apps have packages and compilers of their own, which check their types
    files: ['demo/frameworks/**/*.{ts,tsx}'],
    extends: [ts.configs.recommended, ts.configs.disableTypeChecked],
    rules: {
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
  {
    files: ['src/**/*.ts'],
    extends: [lit['flat/recommended'], wc['flat/recommended'], wc['flat/best-practice']],
    plugins: { house, 'lit-a11y': litA11y },
    rules: {
      ...litA11y.configs.recommended.rules,
      'lit-a11y/accessible-name': 'off', // does not see text that is bound by .textContent
      'house/arrows': 'error',
      'house/no-game-names': 'error',
      'lit/ban-attributes': ['error', 'style'],
      'no-restricted-imports': [
        'error',
        { name: 'lit/decorators.js', message: 'No decorators: docs/decisions/0001.' },
        {
          name: 'lit/directives/style-map.js',
          message: 'A strict content security policy forbids style="".',
        },
        { name: 'lit/directives/unsafe-html.js', message: 'Whatever the page hands in is text.' },
      ],
      'wc/guard-super-call': 'off', // LitElement has all of them
    },
  },
  {
    // chai's assertions are expressions: expect(x).to.be.true
    files: ['test/**/*.ts'],
    rules: { '@typescript-eslint/no-unused-expressions': 'off' },
  },
);
