// axe by @open-wc/testing. Its types would say that every chai assertion is a promise, so axe.d.mts has our own.
import { expect } from '@open-wc/testing';

export const expectNoObjection = (element, ignoredRules) =>
  expect(element).to.be.accessible({ ignoredRules });
