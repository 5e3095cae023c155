// Nest's packages are ES modules with a cycle that CommonJS dependants enter from the wrong end: enter it here first.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
