import { describe } from '@jest/globals';
import { InMemoryRateLimiter } from './flexible.rate-limiter';
import { behavesLikeRateLimiter } from '../testing/rate-limiter.contract';

describe('InMemoryRateLimiter', () => behavesLikeRateLimiter((factor) => new InMemoryRateLimiter(factor)));
